-- What was done otherwise than a study's protocol says: who, when, what, why. Never changed or deleted.
CREATE TABLE "study_deviation" (
    "project_id" UUID NOT NULL,
    "study_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "what" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "study_deviation_pkey" PRIMARY KEY ("project_id","study_id","n")
);
ALTER TABLE "study_deviation" ADD CONSTRAINT "study_deviation_project_id_study_id_fkey" FOREIGN KEY ("project_id", "study_id") REFERENCES "study"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "study_deviation" FOR EACH ROW EXECUTE FUNCTION refuse_change();
