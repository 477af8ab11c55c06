"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Field, Input, Select } from "../ui/field";
import { formatBytes } from "../ui/format";
import { VisibleText } from "../trajectory/source-text";
import type { FormatView } from "./imported";

interface Choices {
  source_name: string | null;
  format: string;
  encoding: string;
}

type ChosenFilesProps = {
  files: readonly File[];
  formats: readonly FormatView[];
  onImport: (choices: Choices) => void;
  onClose: () => void;
};

/** Asks, before files are sent, what can't be read from them. Everything has a default. */
export function ChosenFiles({ files, formats, onImport, onClose }: ChosenFilesProps) {
  const [source, setSource] = useState("");
  const [format, setFormat] = useState("auto");
  const [encoding, setEncoding] = useState("auto");
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <Dialog
      open={files.length > 0}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={files.length === 1 ? "Import a file" : `Import ${files.length} files`}
      description={`${formatBytes(size)}. The bytes are kept as they are; the same file again adds nothing.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() =>
              onImport({ source_name: source.trim() === "" ? null : source.trim(), format, encoding })
            }
          >
            Import
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul className="scroll-thin grid max-h-40 gap-1 overflow-y-auto">
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`} className="flex gap-3">
              <span className="min-w-0 truncate">
                <VisibleText>{file.name}</VisibleText>
              </span>
              <span className="meta tnum ml-auto">{formatBytes(file.size)}</span>
            </li>
          ))}
        </ul>
        <Field
          label="Source"
          note="optional"
          hint="Ids are unique within a source. Use one name for files of the same runs; a run that comes again with other content becomes a new version."
        >
          {(control) => (
            <Input
              {...control}
              value={source}
              maxLength={200}
              placeholder="the file's name"
              onChange={(event) => setSource(event.target.value)}
            />
          )}
        </Field>
        <Field label="Format">
          {(control) => (
            <Select {...control} value={format} onChange={(event) => setFormat(event.target.value)}>
              <option value="auto">Recognise it</option>
              {formats.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Encoding"
          hint="UTF-8 and UTF-16 are recognised. GB18030 can’t be told for sure, so it has to be chosen."
        >
          {(control) => (
            <Select {...control} value={encoding} onChange={(event) => setEncoding(event.target.value)}>
              <option value="auto">Recognise it</option>
              <option value="gb18030">GB18030 (also GBK, GB2312)</option>
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  );
}
