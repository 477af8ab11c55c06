"use client";

import { Button } from "../ui/button";
import { Field, Select } from "../ui/field";
import { Note } from "../ui/note";
import { useAction } from "../ui/use-action";
import { quietWords, type LiveSettingsView } from "./live-view";

const offered = [30, 60, 300, 600, 1800, 3600, 4 * 3600, 24 * 3600];

type LiveSettingsProps = {
  settings: LiveSettingsView;
  save: (settings: LiveSettingsView) => Promise<void>;
};

/** How live spans become trajectories. */
export function LiveSettings({ settings, save }: LiveSettingsProps) {
  const { busy, problem, run } = useAction();
  const times = [...new Set([...offered, settings.quiet_seconds])].sort((a, b) => a - b);
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const by = given.get("by") === "trace" ? "trace" : "conversation";
        void run(() => save({ by, quiet_seconds: Number(given.get("quiet")) }));
      }}
    >
      <div className="grid grid-cols-[200px_minmax(0,360px)_max-content] items-end gap-3 max-phone:grid-cols-1">
        <Field label="Complete when quiet for">
          {(control) => (
            <Select {...control} name="quiet" defaultValue={settings.quiet_seconds}>
              {times.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {quietWords(seconds)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="One trajectory is">
          {(control) => (
            <Select {...control} name="by" defaultValue={settings.by}>
              <option value="conversation">a conversation, where spans name one</option>
              <option value="trace">always one trace</option>
            </Select>
          )}
        </Field>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
      {problem ? (
        <Note tone="danger" live>
          {problem}
        </Note>
      ) : null}
    </form>
  );
}
