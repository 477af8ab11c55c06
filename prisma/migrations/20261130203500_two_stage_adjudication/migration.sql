-- Adjudication in two stages: a first decision without seeing the labels, then one that confirms or changes it.
-- Decisions that were made before have no first stage and stay valid.
CREATE TABLE "blind_decision" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blind_decision_pkey" PRIMARY KEY ("project_id","queue_id","item","question","version")
);
ALTER TABLE "blind_decision" ADD CONSTRAINT "blind_decision_project_id_queue_id_item_fkey" FOREIGN KEY ("project_id", "queue_id", "item") REFERENCES "item"("project_id", "queue_id", "item") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "blind_decision" FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE "adjudication" ADD COLUMN "blind_version" INTEGER;
ALTER TABLE "adjudication" ADD CONSTRAINT "adjudication_blind_fkey" FOREIGN KEY ("project_id", "queue_id", "item", "question", "blind_version") REFERENCES "blind_decision"("project_id", "queue_id", "item", "question", "version") ON DELETE NO ACTION ON UPDATE NO ACTION;
