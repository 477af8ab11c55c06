-- The version of the label that a draft changes; 0 for a label that was never submitted.
ALTER TABLE "draft" ADD COLUMN "label_version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "candidate_remark" (
    "project_id" UUID NOT NULL,
    "query_id" UUID NOT NULL,
    "candidate" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" UUID,

    CONSTRAINT "candidate_remark_pkey" PRIMARY KEY ("project_id","query_id","candidate","kind","actor_id")
);

-- CreateTable
CREATE TABLE "trajectory_tag" (
    "project_id" UUID NOT NULL,
    "trajectory_id" UUID NOT NULL,
    "tag" TEXT NOT NULL,
    "added_by" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trajectory_tag_pkey" PRIMARY KEY ("project_id","trajectory_id","tag")
);

-- CreateIndex
CREATE INDEX "trajectory_tag_project_id_tag_trajectory_id_idx" ON "trajectory_tag"("project_id", "tag", "trajectory_id");

-- CreateIndex
CREATE INDEX "trajectory_project_id_content_hash_idx" ON "trajectory"("project_id", "content_hash");

-- Counts of the pool are read from this index alone.
CREATE INDEX "trajectory_by_facts" ON "trajectory"("project_id", "latest", "agent", "domain", "outcome", "format", "analysed") INCLUDE ("leaves");

-- AddForeignKey
ALTER TABLE "candidate_remark" ADD CONSTRAINT "candidate_remark_project_id_query_id_candidate_fkey" FOREIGN KEY ("project_id", "query_id", "candidate") REFERENCES "reference_candidate"("project_id", "query_id", "candidate") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trajectory_tag" ADD CONSTRAINT "trajectory_tag_project_id_trajectory_id_fkey" FOREIGN KEY ("project_id", "trajectory_id") REFERENCES "trajectory"("project_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
