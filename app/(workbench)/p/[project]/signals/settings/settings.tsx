"use client";

import { FlaskConical, Save, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { call } from "@/app/call";
import type { AnalysisState } from "@/components/signal/analysis-progress";
import { DryRunResult } from "@/components/signal/settings/dry-run";
import { PhraseChanges } from "@/components/signal/settings/phrase-changes";
import { RulesOff, type BuiltInRule } from "@/components/signal/settings/rules-off";
import { ThresholdFields } from "@/components/signal/settings/threshold-fields";
import { VersionsTable, type ConfigVersion } from "@/components/signal/settings/versions-table";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { formatCount } from "@/components/ui/format";
import { Note } from "@/components/ui/note";
import { PanelHead } from "@/components/ui/panel-head";
import { Progress } from "@/components/ui/progress";
import { useAction } from "@/components/ui/use-action";
import type { SignalConfig } from "@/lib/signals/config";
import { AnalysisWatch } from "../analysis-watch";
import { useDryRun, type TryOn } from "./use-dry-run";

type SignalSettingsProps = {
  project: string;
  current: { version: number; config: SignalConfig };
  versions: readonly ConfigVersion[];
  state: AnalysisState;
  rules: readonly BuiltInRule[];
};

const sizes = [100, 500, 1000, 5000];

/** A project's phrases and thresholds: changed in a form, tried, then saved as a new version. */
export function SignalSettings({ project, current, versions, state, rules }: SignalSettingsProps) {
  const router = useRouter();
  const [config, setConfig] = useState(current.config);
  const [loaded, setLoaded] = useState(0);
  const [valid, setValid] = useState(true);
  const [on, setOn] = useState<TryOn>({ how: "newest", size: 500, seed: "1" });
  const [note, setNote] = useState("");
  const dry = useDryRun(project);
  const saving = useAction();
  const changed = JSON.stringify(config) !== JSON.stringify(current.config);
  const isTried = dry.of === JSON.stringify(config) && dry.tried !== null && !dry.running;
  const load = (next: SignalConfig) => {
    setConfig(next);
    setValid(true);
    setLoaded(loaded + 1);
  };
  const save = () =>
    saving.run(async () => {
      await call(project, "save-signal-config", { base: current.version, config, note });
      router.refresh();
    });
  return (
    <main id="main" className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-8 px-5 py-5 max-narrow:px-4">
      <AnalysisWatch project={project} given={state} />
      <section aria-label="Phrases" className="grid grid-cols-1 gap-6">
        <PanelHead title="Phrases and rules" note="what this project adds to the engine, and takes from it" />
        <PhraseChanges
          title="Phrases that count"
          help="A message with one of these phrases, or a tool result where the leaf is about results, is a hit of the leaf."
          changes={config.added}
          onChange={(added) => setConfig({ ...config, added })}
        />
        <PhraseChanges
          title="Phrases that don’t count"
          help="What such a phrase covers is no hit of the leaf, whatever rule matches within it."
          changes={config.removed}
          onChange={(removed) => setConfig({ ...config, removed })}
        />
        <RulesOff
          rules={rules}
          off={config.rules_off}
          onChange={(rules_off) => setConfig({ ...config, rules_off })}
        />
      </section>
      <section aria-label="Thresholds" className="grid gap-3">
        <PanelHead title="Thresholds" />
        <ThresholdFields
          key={loaded}
          thresholds={config.thresholds}
          onChange={(thresholds) => setConfig({ ...config, thresholds })}
          onValid={setValid}
        />
      </section>
      <section aria-label="Dry run" className="grid gap-3">
        <PanelHead title="Dry run" note="what the change would do; nothing is saved by it" />
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Try on">
            {(control) => (
              <Select
                {...control}
                value={on.how}
                onChange={(event) => setOn({ ...on, how: event.target.value as TryOn["how"] })}
              >
                <option value="newest">the newest</option>
                <option value="sample">a seeded sample</option>
              </Select>
            )}
          </Field>
          <Field label="Trajectories">
            {(control) => (
              <Select
                {...control}
                value={on.size}
                onChange={(event) => setOn({ ...on, size: Number(event.target.value) })}
              >
                {sizes.map((size) => (
                  <option key={size} value={size}>
                    {formatCount(size)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {on.how === "sample" ? (
            <Field label="Seed">
              {(control) => (
                <Input
                  {...control}
                  value={on.seed}
                  maxLength={200}
                  onChange={(event) => setOn({ ...on, seed: event.target.value })}
                />
              )}
            </Field>
          ) : null}
          {dry.running ? (
            <Button icon={<X aria-hidden="true" />} onClick={dry.cancel}>
              Cancel dry run
            </Button>
          ) : (
            <Button
              icon={<FlaskConical aria-hidden="true" />}
              disabled={!changed || !valid}
              onClick={() => void dry.start(config, on)}
            >
              Try the change
            </Button>
          )}
        </div>
        {dry.tried && dry.running ? (
          <Progress label="Trajectories tried" value={dry.tried.tried} max={dry.tried.of} />
        ) : null}
        {dry.problem ? (
          <Note tone="danger" live>
            {dry.problem}
          </Note>
        ) : null}
        {dry.tried ? (
          <>
            {dry.of === JSON.stringify(config) ? null : (
              <Note tone="warn">The settings were changed after this dry run; try them again.</Note>
            )}
            {!dry.running && dry.tried.tried < dry.tried.of ? (
              <Note>
                Cancelled after {formatCount(dry.tried.tried)} of {formatCount(dry.tried.of)}.
              </Note>
            ) : null}
            <DryRunResult
              tried={dry.tried}
              hrefOf={(id, step) =>
                `/p/${project}/trajectories/${id}${step === null ? "" : `?step=${step + 1}`}`
              }
            />
          </>
        ) : changed ? null : (
          <p className="text-ink-2">Change something above; then see here which trajectories it touches.</p>
        )}
      </section>
      <section aria-label="Save" className="grid gap-3">
        <PanelHead title="Save" note={`as version ${current.version + 1}`} />
        <Field label="Note" note="optional" hint="Why the change was made; it stays with the version.">
          {(control) => (
            <Input
              {...control}
              value={note}
              maxLength={500}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {saving.problem ? (
          <Note tone="danger" live>
            {saving.problem}
          </Note>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            variant="primary"
            icon={<Save aria-hidden="true" />}
            busy={saving.busy}
            disabled={!changed || !valid || !isTried}
            onClick={() => void save()}
          >
            Save and analyse again
          </Button>
          {changed ? (
            <Button variant="ghost" onClick={() => load(current.config)}>
              Undo all changes
            </Button>
          ) : null}
          <p className="text-xs leading-note text-ink-2">
            {isTried || !changed ? "" : "Try the change first. "}
            Every trajectory is analysed again in the background. Older reports stay readable; studies and
            queues keep what they were drawn from.
          </p>
        </div>
      </section>
      <section aria-label="Versions" className="grid gap-2">
        <PanelHead title="Versions" note="newest first; none is ever changed" />
        {versions.length > 0 ? (
          <VersionsTable versions={versions} onLoad={({ config: chosen }) => load(chosen)} />
        ) : (
          <p className="text-ink-2">Nothing was saved yet: the engine works as it is (version 0).</p>
        )}
      </section>
    </main>
  );
}
