-- A report says by which engine and by which version of the project's settings it was made; older ones are kept.
ALTER TABLE "analysis" DROP CONSTRAINT "analysis_pkey";
ALTER TABLE "analysis" ADD COLUMN "config" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_pkey" PRIMARY KEY ("project_id", "trajectory_id", "profile", "engine", "config");

-- Which report the table's columns are from.
ALTER TABLE "trajectory" ADD COLUMN "report_engine" TEXT, ADD COLUMN "report_config" INTEGER;
UPDATE "trajectory" t SET "report_engine" = a."engine", "report_config" = 0
FROM (SELECT DISTINCT ON ("project_id", "trajectory_id") "project_id", "trajectory_id", "engine" FROM "analysis"
      WHERE "profile" = 'default' ORDER BY "project_id", "trajectory_id", "created_at" DESC) a
WHERE a."project_id" = t."project_id" AND a."trajectory_id" = t."id" AND t."analysed";
CREATE INDEX "trajectory_project_id_report_config_report_engine_idx" ON "trajectory"("project_id", "report_config", "report_engine");

CREATE TABLE "signal_config" (
    "project_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "config" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_by" UUID,
    "created_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signal_config_pkey" PRIMARY KEY ("project_id", "version")
);
ALTER TABLE "signal_config" ADD CONSTRAINT "signal_config_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "signal_config" FOR EACH ROW EXECUTE FUNCTION refuse_change();
