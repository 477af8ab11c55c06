"use client";

import { lazy, Suspense } from "react";
import type { LabelSchema } from "@/lib/annotations/schema";
import type { AnnotateKeys } from "./annotate-keys";

// None of them is needed to begin: each is fetched when it is first asked for.
const SkipDialog = lazy(() => import("./skip-dialog").then((module) => ({ default: module.SkipDialog })));
const FlagDialog = lazy(() => import("./flag-dialog").then((module) => ({ default: module.FlagDialog })));
const KeysDialog = lazy(() => import("./keys-dialog").then((module) => ({ default: module.KeysDialog })));
const GuidelinesDialog = lazy(() =>
  import("../trajectory/guidelines-dialog").then((module) => ({ default: module.GuidelinesDialog })),
);

export type AnnotateDialog = "skip" | "flag" | "keys" | "guidelines";

type AnnotateDialogsProps = {
  open: AnnotateDialog | null;
  onClose: () => void;
  schema: LabelSchema;
  keys: AnnotateKeys;
  keyChanges?: AnnotateKeys;
  onKeyChanges?: (changes: AnnotateKeys) => void;
  onSkip: (reason: string) => void | Promise<void>;
  onFlag: (reason: string) => void | Promise<void>;
};

/** The dialogs of the annotate screen, at most one at a time. */
export function AnnotateDialogs(props: AnnotateDialogsProps) {
  const { open, onClose, schema } = props;
  const onOpenChange = (next: boolean) => {
    if (!next) onClose();
  };
  return (
    <Suspense>
      {open === "skip" ? <SkipDialog open onOpenChange={onOpenChange} onSkip={props.onSkip} /> : null}
      {open === "flag" ? <FlagDialog open onOpenChange={onOpenChange} onFlag={props.onFlag} /> : null}
      {open === "keys" ? (
        <KeysDialog
          open
          onOpenChange={onOpenChange}
          schema={schema}
          keys={props.keys}
          changes={props.keyChanges}
          onChanges={props.onKeyChanges}
        />
      ) : null}
      {open === "guidelines" ? (
        <GuidelinesDialog
          open
          onOpenChange={onOpenChange}
          title={`Guidelines: ${schema.title}`}
          text={schema.guidelines}
        />
      ) : null}
    </Suspense>
  );
}
