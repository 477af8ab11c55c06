import { z } from "zod";
import { SignalConfig, noConfig } from "@/lib/signals/config";
import { query, run, type Scope } from "./client";

const Version = z.object({
  version: z.number(),
  config: SignalConfig,
  note: z.string(),
  created_by_name: z.string(),
  created_at: z.date(),
});
export type SignalConfigVersion = z.infer<typeof Version>;

/** A project's changes to the signal rules; version 0 is the engine as it is. */
export const signalConfigs = ({ tx, project_id }: Scope) => ({
  async current(): Promise<{ version: number; config: SignalConfig }> {
    const rows = await query(
      tx,
      Version.pick({ version: true, config: true }),
      `select version, config from signal_config where project_id = $1::uuid order by version desc limit 1`,
      project_id,
    );
    return rows[0] ?? { version: 0, config: noConfig };
  },

  /** Every version that was ever saved, newest first. */
  list: (): Promise<SignalConfigVersion[]> =>
    query(
      tx,
      Version,
      `select version, config, note, created_by_name, created_at from signal_config
       where project_id = $1::uuid order by version desc`,
      project_id,
    ),

  /** Appends a version; false when somebody else has saved this one meanwhile. */
  async append(made: {
    version: number;
    config: SignalConfig;
    note: string;
    created_by: string | null;
    created_by_name: string;
  }): Promise<boolean> {
    const rows = await run(
      tx,
      `insert into signal_config (project_id, version, config, note, created_by, created_by_name)
       values ($1::uuid, $2::int, $3::jsonb, $4, $5::uuid, $6) on conflict do nothing`,
      project_id,
      made.version,
      JSON.stringify(made.config),
      made.note,
      made.created_by,
      made.created_by_name,
    );
    return rows === 1;
  },
});
