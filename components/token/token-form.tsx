"use client";

import { Copy, KeyRound } from "lucide-react";
import { useState } from "react";
import { TokenScope } from "@/lib/auth/permissions";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Field, Input, Select } from "../ui/field";
import { Note } from "../ui/note";
import { useAction } from "../ui/use-action";
import { scopeWords } from "./token-scopes";

export interface NewToken {
  name: string;
  scopes: TokenScope[];
  /** Null: until it is revoked. */
  days: number | null;
}

const lives: readonly [string, number | null][] = [
  ["30 days", 30],
  ["90 days", 90],
  ["a year", 365],
  ["until it is revoked", null],
];

type TokenFormProps = {
  /** Gives the token, which is known this once. Throws an Error with words for the reader. */
  create: (wanted: NewToken) => Promise<{ name: string; token: string }>;
};

/** Makes a token and shows it once. */
export function TokenForm({ create }: TokenFormProps) {
  const { busy, problem, run } = useAction();
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  return (
    <form
      // Pressed before the page is ready, the form must not write what was typed into the address.
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const given = new FormData(form);
        const days = String(given.get("days"));
        const wanted = {
          name: String(given.get("name")),
          scopes: [...scopes],
          days: days === "" ? null : Number(days),
        };
        void run(async () => {
          if (scopes.length === 0) throw new Error("Choose at least one thing that the token may do.");
          setMade(await create(wanted));
        }).then((done) => {
          if (!done) return;
          form.reset();
          setScopes([]);
        });
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_200px] gap-3 max-phone:grid-cols-1">
        <Field label="What it is for">
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="off"
              placeholder="collector in production"
              maxLength={100}
              required
            />
          )}
        </Field>
        <Field label="Works for">
          {(control) => (
            <Select {...control} name="days" defaultValue="90">
              {lives.map(([words, days]) => (
                <option key={words} value={days ?? ""}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-strong">What it may do</legend>
        {TokenScope.options.map((scope) => (
          <label key={scope} className="flex items-start gap-2">
            <Checkbox
              checked={scopes.includes(scope)}
              onCheckedChange={(on) =>
                setScopes(on ? [...scopes, scope] : scopes.filter((other) => other !== scope))
              }
            />
            <span>
              {scopeWords[scope].name} <span className="code text-xs text-ink-2">{scope}</span>
              <span className="block text-xs leading-note text-ink-2">{scopeWords[scope].does}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" icon={<KeyRound aria-hidden="true" />} busy={busy}>
          Create token
        </Button>
      </div>
      {problem ? (
        <Note tone="danger" live>
          {problem}
        </Note>
      ) : null}
      {made ? <MadeToken key={made.token} {...made} /> : null}
    </form>
  );
}

function MadeToken({ name, token }: { name: string; token: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Note tone="good" lead="Copy this token now." live>
      It is shown only this once; only its hash is kept. Programs send it as{" "}
      <span className="code">Authorization: Bearer …</span>
      <span className="mt-2 flex items-center gap-2">
        <Input
          readOnly
          aria-label={`Token ${name}`}
          value={token}
          className="code"
          onFocus={(event) => event.target.select()}
        />
        <Button
          icon={<Copy aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard.writeText(token).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? "Copied" : "Copy token"}
        </Button>
      </span>
    </Note>
  );
}
