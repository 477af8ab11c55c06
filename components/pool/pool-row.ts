/** A trajectory as the table lists it. */
export interface PoolRow {
  id: string;
  external_id: string;
  version: number;
  format: string;
  source_name: string;
  domain: string | null;
  agent: string | null;
  outcome: number;
  steps: number;
  user_turns: number;
  tool_calls: number;
  errors: number;
  leaves: number[];
  severity: number;
  priority: number;
  analysed: boolean;
  preview: string;
  labels: number;
  wanted: number;
  tags: string[];
  run_at: Date | null;
  created_at: Date;
}
