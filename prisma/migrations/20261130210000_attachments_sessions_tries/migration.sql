-- The bytes of attachments, once a project, named by their hash.
CREATE TABLE "attachment" (
    "project_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("project_id","sha256")
);

ALTER TABLE "attachment" ADD CONSTRAINT "attachment_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Images don't shrink, and a part of one can be read without the rest.
ALTER TABLE "attachment" ALTER COLUMN "body" SET STORAGE EXTERNAL;

-- Walking along a session: by its id, or by its end user where sessions have none. Most trajectories have neither.
DROP INDEX "trajectory_project_id_session_ref_session_index_idx";
CREATE INDEX "trajectory_project_id_session_ref_session_index_idx" ON "trajectory"("project_id", "session_ref", "session_index") WHERE "session_ref" IS NOT NULL;
CREATE INDEX "trajectory_project_id_user_ref_idx" ON "trajectory"("project_id", "user_ref") WHERE "session_ref" IS NULL AND "user_ref" IS NOT NULL;

-- Runs of an import begun since it last stored something: one that ends its process each time has to be given up.
ALTER TABLE "import_run" ADD COLUMN "tries" INTEGER NOT NULL DEFAULT 0;
