-- Named, frozen states of labels: what a report, a citation and an export refer to.
CREATE TABLE "label_set" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "study_id" UUID,
    "queue_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "counts" JSONB NOT NULL,
    "newest" TIMESTAMPTZ(3),
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "label_set_pkey" PRIMARY KEY ("project_id","id")
);

CREATE TABLE "label_set_part" (
    "project_id" UUID NOT NULL,
    "label_set_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "label_set_part_pkey" PRIMARY KEY ("project_id","label_set_id","kind","n")
);

CREATE UNIQUE INDEX "label_set_project_id_name_key" ON "label_set"("project_id", "name");
CREATE INDEX "label_set_project_id_queue_id_idx" ON "label_set"("project_id", "queue_id");

ALTER TABLE "label_set" ADD CONSTRAINT "label_set_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "label_set" ADD CONSTRAINT "label_set_project_id_study_id_fkey" FOREIGN KEY ("project_id", "study_id") REFERENCES "study"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "label_set" ADD CONSTRAINT "label_set_project_id_queue_id_fkey" FOREIGN KEY ("project_id", "queue_id") REFERENCES "queue"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "label_set_part" ADD CONSTRAINT "label_set_part_project_id_label_set_id_fkey" FOREIGN KEY ("project_id", "label_set_id") REFERENCES "label_set"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A snapshot that could be changed afterwards would be none.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "label_set" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "label_set_part" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The body is compressed already.
ALTER TABLE "label_set_part" ALTER COLUMN "body" SET STORAGE EXTERNAL;
