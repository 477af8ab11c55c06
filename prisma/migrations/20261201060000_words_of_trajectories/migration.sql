-- Comes with every PostgreSQL, and whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Finds parts of words without reading every row.
CREATE INDEX "trajectory_by_words" ON "trajectory" USING GIN ("external_id" gin_trgm_ops, "preview" gin_trgm_ops);
