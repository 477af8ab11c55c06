-- CreateTable
CREATE TABLE "live_conversation" (
    "project_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'growing',
    "pending" BOOLEAN NOT NULL DEFAULT true,
    "spans" INTEGER NOT NULL DEFAULT 0,
    "traces" INTEGER NOT NULL DEFAULT 0,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "trajectory_id" UUID,
    "source_file_id" UUID,
    "merged_into" UUID,
    "problem" TEXT,

    CONSTRAINT "live_conversation_pkey" PRIMARY KEY ("project_id","id")
);

-- CreateTable
CREATE TABLE "live_trace" (
    "project_id" UUID NOT NULL,
    "trace_id" TEXT NOT NULL,
    "conversation_id" UUID NOT NULL,

    CONSTRAINT "live_trace_pkey" PRIMARY KEY ("project_id","trace_id")
);

-- CreateTable
CREATE TABLE "live_span" (
    "project_id" UUID NOT NULL,
    "trace_id" TEXT NOT NULL,
    "span_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "line" TEXT NOT NULL,
    "arrived_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_span_pkey" PRIMARY KEY ("project_id","trace_id","span_id","hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "live_conversation_project_id_key_key" ON "live_conversation"("project_id", "key");

-- CreateIndex
CREATE INDEX "live_conversation_project_id_pending_last_at_idx" ON "live_conversation"("project_id", "pending", "last_at");

-- CreateIndex
CREATE INDEX "live_conversation_project_id_state_last_at_idx" ON "live_conversation"("project_id", "state", "last_at");

-- CreateIndex
CREATE INDEX "live_trace_project_id_conversation_id_idx" ON "live_trace"("project_id", "conversation_id");

-- AddForeignKey
ALTER TABLE "live_conversation" ADD CONSTRAINT "live_conversation_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "live_trace" ADD CONSTRAINT "live_trace_project_id_conversation_id_fkey" FOREIGN KEY ("project_id", "conversation_id") REFERENCES "live_conversation"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "live_span" ADD CONSTRAINT "live_span_project_id_trace_id_fkey" FOREIGN KEY ("project_id", "trace_id") REFERENCES "live_trace"("project_id", "trace_id") ON DELETE CASCADE ON UPDATE CASCADE;
