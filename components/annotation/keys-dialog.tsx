"use client";

import { useState, type KeyboardEvent } from "react";
import type { LabelSchema } from "@/lib/annotations/schema";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";
import { chordOf } from "../ui/keys";
import { annotateActions, answerAction, type AnnotateKeys } from "./annotate-keys";

type KeysDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  schema: LabelSchema;
  keys: AnnotateKeys;
  /** A person's own keys; without it the list can only be read. */
  changes?: AnnotateKeys;
  onChanges?: (changes: AnnotateKeys) => void;
};

type Row = { action: string; text: string };

/** All keys in their groups; each can be changed by pressing another one. */
export function KeysDialog({ open, onOpenChange, schema, keys, changes = {}, onChanges }: KeysDialogProps) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const groups: { title: string; rows: Row[] }[] = [
    ...schema.questions.map((question) => ({
      title: question.title,
      rows: question.choices.map((choice) => ({
        action: answerAction(question.id, choice.value),
        text: choice.text,
      })),
    })),
    {
      title: "Reading and submitting",
      rows: Object.entries(annotateActions).map(([action, { text }]) => ({ action, text })),
    },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (waiting === null || !onChanges) return;
    if (["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const chord = chordOf(event.nativeEvent);
    if (event.key !== "Escape" && chord) onChanges({ ...changes, [waiting]: chord });
    setWaiting(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setWaiting(null);
        onOpenChange(next);
      }}
      title="Keys"
      description="They do nothing while you type in a text field."
      size="md"
      footer={
        onChanges && Object.keys(changes).length > 0 ? (
          <Button onClick={() => onChanges({})}>Back to the first keys</Button>
        ) : undefined
      }
    >
      <div
        className="grid grid-cols-2 gap-x-8 gap-y-5 pb-2 max-phone:grid-cols-1"
        onKeyDownCapture={onKeyDown}
      >
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-sm">{group.title}</h3>
            <ul>
              {group.rows.map(({ action, text }) => (
                <li key={action} className="flex min-h-7 items-center gap-2 border-b border-line">
                  <span className="flex-1">{text}</span>
                  {waiting === action ? (
                    <span role="status" className="text-xs text-accent">
                      press a key
                    </span>
                  ) : keys[action] ? (
                    <Kbd>{keys[action]}</Kbd>
                  ) : (
                    <span className="meta">no key</span>
                  )}
                  {onChanges ? (
                    <button
                      type="button"
                      className="link text-xs"
                      aria-label={`Change the key for ${text}`}
                      onClick={() => setWaiting(action)}
                    >
                      Change
                    </button>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
