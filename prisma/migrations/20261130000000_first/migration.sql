-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "must_change" BOOLEAN NOT NULL DEFAULT false,
    "session_version" INTEGER NOT NULL DEFAULT 0,
    "instance_admin" BOOLEAN NOT NULL DEFAULT false,
    "disabled_at" TIMESTAMPTZ(3),
    "preferences" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "pseudonym_secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "project_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("project_id","user_id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "verb" TEXT NOT NULL,
    "object" TEXT NOT NULL,
    "summary" JSONB NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "source_file" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "sha256" TEXT,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "chunks" INTEGER NOT NULL DEFAULT 0,
    "complete" BOOLEAN NOT NULL DEFAULT false,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "source_file_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "source_chunk" (
    "project_id" UUID NOT NULL,
    "source_file_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "first_byte" BIGINT NOT NULL,
    "length" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "source_chunk_pkey" PRIMARY KEY ("project_id","source_file_id","n")
);

-- CreateTable
CREATE TABLE "import_run" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "source_file_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "source_name" TEXT NOT NULL,
    "format_choice" TEXT NOT NULL DEFAULT 'auto',
    "encoding" TEXT NOT NULL DEFAULT 'auto',
    "format_found" TEXT,
    "formats" JSONB NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL DEFAULT 'uploading',
    "records_done" INTEGER NOT NULL DEFAULT 0,
    "bytes_done" BIGINT NOT NULL DEFAULT 0,
    "stored" INTEGER NOT NULL DEFAULT 0,
    "existing" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "warnings" INTEGER NOT NULL DEFAULT 0,
    "items" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_run_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "import_problem" (
    "project_id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "severity" TEXT NOT NULL,
    "record" INTEGER NOT NULL,
    "line" INTEGER,
    "col" INTEGER,
    "pointer" TEXT,
    "code" TEXT NOT NULL,
    "expected" TEXT,
    "excerpt" TEXT,

    CONSTRAINT "import_problem_pkey" PRIMARY KEY ("project_id","import_id","n")
);

-- CreateTable
CREATE TABLE "trajectory" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "source_name" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "latest" BOOLEAN NOT NULL DEFAULT true,
    "content_hash" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "import_id" UUID NOT NULL,
    "source_file_id" UUID NOT NULL,
    "record" INTEGER NOT NULL,
    "byte_start" BIGINT,
    "byte_end" BIGINT,
    "domain" TEXT,
    "task_id" TEXT,
    "trial" INTEGER,
    "agent" TEXT,
    "user_ref" TEXT,
    "session_ref" TEXT,
    "session_index" INTEGER,
    "run_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" SMALLINT NOT NULL,
    "reward" DOUBLE PRECISION,
    "end_reason" TEXT,
    "steps" INTEGER NOT NULL,
    "messages" INTEGER NOT NULL,
    "user_turns" INTEGER NOT NULL,
    "tool_calls" INTEGER NOT NULL,
    "errors" INTEGER NOT NULL DEFAULT 0,
    "warnings" INTEGER NOT NULL DEFAULT 0,
    "preview" TEXT NOT NULL,
    "leaves" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "severity" SMALLINT NOT NULL DEFAULT 0,
    "quality" SMALLINT,
    "priority" REAL NOT NULL DEFAULT 0,
    "analysed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "trajectory_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "trajectory_head" (
    "project_id" UUID NOT NULL,
    "trajectory_id" UUID NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "trajectory_head_pkey" PRIMARY KEY ("project_id","trajectory_id")
);

-- CreateTable
CREATE TABLE "trajectory_chunk" (
    "project_id" UUID NOT NULL,
    "trajectory_id" UUID NOT NULL,
    "first" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "trajectory_chunk_pkey" PRIMARY KEY ("project_id","trajectory_id","first")
);

-- CreateTable
CREATE TABLE "analysis" (
    "project_id" UUID NOT NULL,
    "trajectory_id" UUID NOT NULL,
    "profile" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "report" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analysis_pkey" PRIMARY KEY ("project_id","trajectory_id","profile","engine")
);

-- CreateTable
CREATE TABLE "study" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "plan" JSONB NOT NULL,
    "pool_hash" TEXT NOT NULL,
    "pool_size" INTEGER NOT NULL,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "study_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "study_draw" (
    "project_id" UUID NOT NULL,
    "study_id" UUID NOT NULL,
    "trajectory_id" UUID NOT NULL,
    "sampler" TEXT NOT NULL,
    "probability" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "study_draw_pkey" PRIMARY KEY ("project_id","study_id","trajectory_id","sampler")
);

-- CreateTable
CREATE TABLE "queue" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "study_id" UUID,
    "name" TEXT NOT NULL,
    "schema_id" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "k" INTEGER NOT NULL,
    "lease_minutes" INTEGER NOT NULL DEFAULT 30,
    "undo_minutes" INTEGER NOT NULL DEFAULT 5,
    "hints" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'open',
    "buckets" INTEGER NOT NULL,
    "item_count" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "queue_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "queue_level" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "priority" SMALLINT NOT NULL,

    CONSTRAINT "queue_level_pkey" PRIMARY KEY ("project_id","queue_id","priority")
);

-- CreateTable
CREATE TABLE "item" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "trajectory_id" UUID NOT NULL,

    CONSTRAINT "item_pkey" PRIMARY KEY ("project_id","queue_id","item")
);

-- CreateTable
CREATE TABLE "slot" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "priority" SMALLINT NOT NULL DEFAULT 0,
    "bucket" INTEGER NOT NULL,
    "pos" INTEGER NOT NULL,
    "done" BOOLEAN NOT NULL DEFAULT false,
    "annotator_id" UUID,
    "lease_until" TIMESTAMPTZ(3) NOT NULL DEFAULT '-infinity'::timestamp with time zone,
    "fence" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "slot_pkey" PRIMARY KEY ("project_id","queue_id","item","ordinal")
);

-- CreateTable
CREATE TABLE "assignment" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "annotator_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "state" CHAR(1) NOT NULL DEFAULT 'l',

    CONSTRAINT "assignment_pkey" PRIMARY KEY ("project_id","queue_id","annotator_id","item")
);

-- CreateTable
CREATE TABLE "queue_member" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "annotator_id" UUID NOT NULL,
    "seed" INTEGER NOT NULL,
    "cursor_level" SMALLINT,
    "cursor_step" INTEGER,
    "cursor_pos" INTEGER,
    "slot_item" INTEGER,
    "slot_ordinal" SMALLINT,
    "lease_until" TIMESTAMPTZ(3) NOT NULL DEFAULT '-infinity'::timestamp with time zone,
    "exhausted" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "queue_member_pkey" PRIMARY KEY ("project_id","queue_id","annotator_id")
);

-- CreateTable
CREATE TABLE "annotation" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "annotator_id" UUID NOT NULL,
    "fence" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "answers" JSONB NOT NULL,
    "evidence" JSONB NOT NULL,
    "comment" TEXT NOT NULL,
    "confidence" TEXT,
    "active_ms" INTEGER NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "annotation_pkey" PRIMARY KEY ("project_id","queue_id","item","ordinal")
);

-- CreateTable
CREATE TABLE "annotation_version" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "version" INTEGER NOT NULL,
    "annotator_id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "annotation_version_pkey" PRIMARY KEY ("project_id","queue_id","item","ordinal","version")
);

-- CreateTable
CREATE TABLE "draft" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "annotator_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "body" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("project_id","queue_id","item","annotator_id")
);

-- CreateTable
CREATE TABLE "skip" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "annotator_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "skip_pkey" PRIMARY KEY ("project_id","queue_id","item","annotator_id")
);

-- CreateTable
CREATE TABLE "flag" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "annotator_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" UUID,

    CONSTRAINT "flag_pkey" PRIMARY KEY ("project_id","queue_id","item","annotator_id")
);

-- CreateTable
CREATE TABLE "adjudication" (
    "project_id" UUID NOT NULL,
    "queue_id" UUID NOT NULL,
    "item" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "adjudication_pkey" PRIMARY KEY ("project_id","queue_id","item","question","version")
);

-- CreateTable
CREATE TABLE "reference_query" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "external_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "latest" BOOLEAN NOT NULL DEFAULT true,
    "content_hash" TEXT NOT NULL,
    "import_id" UUID NOT NULL,
    "source_file_id" UUID NOT NULL,
    "record" INTEGER NOT NULL,
    "byte_start" BIGINT,
    "byte_end" BIGINT,
    "split" TEXT,
    "domain" TEXT,
    "language" TEXT,
    "preview" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reference_query_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "reference_candidate" (
    "project_id" UUID NOT NULL,
    "query_id" UUID NOT NULL,
    "candidate" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "branch" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "decision" TEXT,
    "lease_by" UUID,
    "lease_until" TIMESTAMPTZ(3) NOT NULL DEFAULT '-infinity'::timestamp with time zone,

    CONSTRAINT "reference_candidate_pkey" PRIMARY KEY ("project_id","query_id","candidate")
);

-- CreateTable
CREATE TABLE "audit_decision" (
    "project_id" UUID NOT NULL,
    "query_id" UUID NOT NULL,
    "candidate" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "decision" TEXT NOT NULL,
    "reason" TEXT,
    "note" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_decision_pkey" PRIMARY KEY ("project_id","query_id","candidate","version")
);

-- CreateTable
CREATE TABLE "export_record" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "request" JSONB NOT NULL,
    "manifest" JSONB,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "export_record_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "worker_process" (
    "id" INTEGER NOT NULL,
    "pool_ids" TEXT[],
    "host" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "worker_process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_rate" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "login_rate_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "project_slug_key" ON "project"("slug");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE INDEX "audit_log_project_id_verb_id_idx" ON "audit_log"("project_id", "verb", "id");

-- CreateIndex
CREATE INDEX "source_file_project_id_sha256_idx" ON "source_file"("project_id", "sha256");

-- CreateIndex
CREATE INDEX "import_run_project_id_created_at_idx" ON "import_run"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "trajectory_project_id_external_id_content_hash_idx" ON "trajectory"("project_id", "external_id", "content_hash");

-- CreateIndex
CREATE INDEX "trajectory_project_id_import_id_idx" ON "trajectory"("project_id", "import_id");

-- CreateIndex
CREATE INDEX "trajectory_leaves_idx" ON "trajectory" USING GIN ("leaves");

-- CreateIndex
CREATE INDEX "trajectory_project_id_session_ref_session_index_idx" ON "trajectory"("project_id", "session_ref", "session_index");

-- CreateIndex
CREATE UNIQUE INDEX "trajectory_project_id_source_name_external_id_version_key" ON "trajectory"("project_id", "source_name", "external_id", "version");

-- CreateIndex
CREATE INDEX "item_project_id_trajectory_id_idx" ON "item"("project_id", "trajectory_id");

-- CreateIndex
CREATE UNIQUE INDEX "item_project_id_queue_id_trajectory_id_key" ON "item"("project_id", "queue_id", "trajectory_id");

-- CreateIndex
CREATE INDEX "annotation_project_id_queue_id_annotator_id_submitted_at_idx" ON "annotation"("project_id", "queue_id", "annotator_id", "submitted_at");

-- CreateIndex
CREATE UNIQUE INDEX "reference_query_project_id_external_id_version_key" ON "reference_query"("project_id", "external_id", "version");

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_file" ADD CONSTRAINT "source_file_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_chunk" ADD CONSTRAINT "source_chunk_project_id_source_file_id_fkey" FOREIGN KEY ("project_id", "source_file_id") REFERENCES "source_file"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_project_id_source_file_id_fkey" FOREIGN KEY ("project_id", "source_file_id") REFERENCES "source_file"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_problem" ADD CONSTRAINT "import_problem_project_id_import_id_fkey" FOREIGN KEY ("project_id", "import_id") REFERENCES "import_run"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trajectory" ADD CONSTRAINT "trajectory_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trajectory_head" ADD CONSTRAINT "trajectory_head_project_id_trajectory_id_fkey" FOREIGN KEY ("project_id", "trajectory_id") REFERENCES "trajectory"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trajectory_chunk" ADD CONSTRAINT "trajectory_chunk_project_id_trajectory_id_fkey" FOREIGN KEY ("project_id", "trajectory_id") REFERENCES "trajectory"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_project_id_trajectory_id_fkey" FOREIGN KEY ("project_id", "trajectory_id") REFERENCES "trajectory"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study" ADD CONSTRAINT "study_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_draw" ADD CONSTRAINT "study_draw_project_id_study_id_fkey" FOREIGN KEY ("project_id", "study_id") REFERENCES "study"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_draw" ADD CONSTRAINT "study_draw_project_id_trajectory_id_fkey" FOREIGN KEY ("project_id", "trajectory_id") REFERENCES "trajectory"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue" ADD CONSTRAINT "queue_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue" ADD CONSTRAINT "queue_project_id_study_id_fkey" FOREIGN KEY ("project_id", "study_id") REFERENCES "study"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue_level" ADD CONSTRAINT "queue_level_project_id_queue_id_fkey" FOREIGN KEY ("project_id", "queue_id") REFERENCES "queue"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item" ADD CONSTRAINT "item_project_id_queue_id_fkey" FOREIGN KEY ("project_id", "queue_id") REFERENCES "queue"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item" ADD CONSTRAINT "item_project_id_trajectory_id_fkey" FOREIGN KEY ("project_id", "trajectory_id") REFERENCES "trajectory"("project_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot" ADD CONSTRAINT "slot_project_id_queue_id_item_fkey" FOREIGN KEY ("project_id", "queue_id", "item") REFERENCES "item"("project_id", "queue_id", "item") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_project_id_queue_id_item_fkey" FOREIGN KEY ("project_id", "queue_id", "item") REFERENCES "item"("project_id", "queue_id", "item") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue_member" ADD CONSTRAINT "queue_member_project_id_queue_id_fkey" FOREIGN KEY ("project_id", "queue_id") REFERENCES "queue"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_project_id_queue_id_item_ordinal_fkey" FOREIGN KEY ("project_id", "queue_id", "item", "ordinal") REFERENCES "slot"("project_id", "queue_id", "item", "ordinal") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft" ADD CONSTRAINT "draft_project_id_queue_id_item_fkey" FOREIGN KEY ("project_id", "queue_id", "item") REFERENCES "item"("project_id", "queue_id", "item") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skip" ADD CONSTRAINT "skip_project_id_queue_id_item_fkey" FOREIGN KEY ("project_id", "queue_id", "item") REFERENCES "item"("project_id", "queue_id", "item") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flag" ADD CONSTRAINT "flag_project_id_queue_id_item_fkey" FOREIGN KEY ("project_id", "queue_id", "item") REFERENCES "item"("project_id", "queue_id", "item") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adjudication" ADD CONSTRAINT "adjudication_project_id_queue_id_item_fkey" FOREIGN KEY ("project_id", "queue_id", "item") REFERENCES "item"("project_id", "queue_id", "item") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reference_query" ADD CONSTRAINT "reference_query_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reference_candidate" ADD CONSTRAINT "reference_candidate_project_id_query_id_fkey" FOREIGN KEY ("project_id", "query_id") REFERENCES "reference_query"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_decision" ADD CONSTRAINT "audit_decision_project_id_query_id_candidate_fkey" FOREIGN KEY ("project_id", "query_id", "candidate") REFERENCES "reference_candidate"("project_id", "query_id", "candidate") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "export_record" ADD CONSTRAINT "export_record_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here: what the schema file can't say.

-- gzip bodies are not compressed a second time.
ALTER TABLE "source_chunk" ALTER COLUMN "body" SET STORAGE EXTERNAL;
ALTER TABLE "trajectory_chunk" ALTER COLUMN "body" SET STORAGE EXTERNAL;
ALTER TABLE "trajectory_head" ALTER COLUMN "body" SET STORAGE EXTERNAL;
ALTER TABLE "analysis" ALTER COLUMN "report" SET STORAGE EXTERNAL;

-- Claims update a slot without touching an index (HOT), so leave room on the page.
ALTER TABLE "slot" SET (fillfactor = 70);
ALTER TABLE "queue_member" SET (fillfactor = 30);
ALTER TABLE "trajectory" SET (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

-- The order in which slots are handed out; `done` is the only indexed thing that changes.
CREATE INDEX "slot_order" ON "slot"("project_id", "queue_id", "priority", "bucket", "pos", "item") WHERE NOT "done";

-- What the reference audit still has to hand out, in its order.
CREATE INDEX "reference_candidate_open" ON "reference_candidate"("project_id", "query_id", "position", "candidate") WHERE "decision" IS NULL OR "decision" = 'unsure';

-- One index per offered sort of the table, carrying every filterable column, so that correlated filters stay index-only.
CREATE INDEX "trajectory_by_priority" ON "trajectory"("project_id", "priority" DESC, "id" DESC) INCLUDE ("latest", "leaves", "domain", "outcome", "user_turns", "tool_calls", "severity", "format");
CREATE INDEX "trajectory_by_user_turns" ON "trajectory"("project_id", "user_turns", "id") INCLUDE ("latest", "leaves", "domain", "outcome", "tool_calls", "severity", "priority", "format");
CREATE INDEX "trajectory_by_tool_calls" ON "trajectory"("project_id", "tool_calls", "id") INCLUDE ("latest", "leaves", "domain", "outcome", "user_turns", "severity", "priority", "format");
CREATE INDEX "trajectory_by_severity" ON "trajectory"("project_id", "severity", "id") INCLUDE ("latest", "leaves", "domain", "outcome", "user_turns", "tool_calls", "priority", "format");

-- History can only grow.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "annotation_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "adjudication" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "audit_decision" FOR EACH ROW EXECUTE FUNCTION refuse_change();
