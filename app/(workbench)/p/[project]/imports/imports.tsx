"use client";

import { FileUp } from "lucide-react";
import { useState } from "react";
import { call } from "@/app/call";
import { ChooseButton } from "@/components/import/choose-button";
import { ChosenFiles } from "@/components/import/chosen-files";
import { DropArea } from "@/components/import/drop-area";
import { ImportTable } from "@/components/import/import-table";
import { canGoOn, isUnderWay, type FormatView, type ImportView } from "@/components/import/imported";
import { UploadList } from "@/components/import/upload-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ProblemNote } from "@/components/ui/note";
import { useAction } from "@/components/ui/use-action";
import { cancelUpload, startUpload, useUploads } from "./uploads";
import { useImports } from "./watch";

type ImportsProps = {
  project: string;
  imports: readonly ImportView[];
  before: string | null;
  formats: readonly FormatView[];
  mayImport: boolean;
};

/** The list of imports, with everything that one can do to them. */
export function Imports({ project, imports: given, before, formats, mayImport }: ImportsProps) {
  const [chosen, setChosen] = useState<File[]>([]);
  const [changes, setChanges] = useState(0);
  const uploads = useUploads(project);
  const { imports, paceOf } = useImports(project, given, before, changes);
  const { problem, run } = useAction();
  const look = () => setChanges((n) => n + 1);
  const act = (verb: string, { id }: ImportView) =>
    void run(async () => {
      await call(project, verb, { import_id: id });
      look();
    });
  const sent = new Set(uploads.map(({ import_id }) => import_id));
  const shown = imports.filter(({ id }) => !sent.has(id));

  const actionsOf = (one: ImportView) => {
    if (!mayImport) return null;
    if (one.status === "uploading")
      return (
        <>
          <ChooseButton
            size="sm"
            onFiles={([file]) => {
              if (!file) return;
              const made = { import_id: one.id, upload_id: one.source_file_id };
              void startUpload(
                project,
                { file, source_name: null, format: "auto", encoding: "auto" },
                made,
              ).then(look);
            }}
          >
            Choose the file again
          </ChooseButton>
          <Button size="sm" onClick={() => act("cancel-import", one)}>
            Cancel
          </Button>
        </>
      );
    if (isUnderWay(one))
      return (
        <Button size="sm" onClick={() => act("cancel-import", one)}>
          Cancel
        </Button>
      );
    return canGoOn(one) && one.bytes > 0 ? (
      <Button size="sm" onClick={() => act("resume-import", one)}>
        Go on
      </Button>
    ) : null;
  };

  const choose = (
    <ChooseButton
      variant="primary"
      multiple
      icon={<FileUp className="size-3.5" aria-hidden="true" />}
      onFiles={setChosen}
    >
      Import files
    </ChooseButton>
  );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label="Imports of this project">
      {mayImport ? (
        <>
          <DropArea onFiles={setChosen} />
          <ChosenFiles
            key={chosen.map(({ name }) => name).join()}
            files={chosen}
            formats={formats}
            onClose={() => setChosen([])}
            onImport={(choices) => {
              setChosen([]);
              for (const file of chosen) void startUpload(project, { file, ...choices }).then(look);
            }}
          />
        </>
      ) : null}
      <ProblemNote problem={problem} />
      {shown.length > 0 || uploads.length > 0 ? (
        <>
          {mayImport ? (
            <div className="flex items-center gap-3">
              {choose}
              <span className="meta">or drop them anywhere on this page</span>
            </div>
          ) : null}
          {uploads.length > 0 ? (
            <UploadList
              uploads={uploads}
              cancel={(upload) => void run(() => cancelUpload(upload)).then(look)}
            />
          ) : null}
          {shown.length > 0 ? (
            <ImportTable
              imports={shown}
              hrefOf={(id) => `/p/${project}/imports/${id}`}
              paceOf={paceOf}
              actionsOf={actionsOf}
            />
          ) : null}
        </>
      ) : (
        <EmptyState
          icon={<FileUp />}
          title="Nothing was imported yet"
          actions={mayImport ? choose : undefined}
        >
          {mayImport
            ? "Drop a file with your agents' conversations anywhere on this page. Its format is recognised; what can't be read is reported line by line, and the same file again adds nothing."
            : "A lead of this project imports files of trajectories here."}
        </EmptyState>
      )}
    </section>
  );
}
