-- The annotator's database role. Run after every migration and at each start: grants are not part of the migrations,
-- because roles belong to the whole server. Annotator-facing use cases work as this role, so a query that names a sealed
-- table or column (arms, signals, rewards, heads, audit log contents) is refused by PostgreSQL itself.
-- Columns, not tables, are granted: a new column is sealed until it is listed here.
DO $$
DECLARE v int := current_setting('server_version_num')::int;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'workbench_annotator') THEN
    BEGIN
      CREATE ROLE workbench_annotator NOLOGIN;
    EXCEPTION
      WHEN duplicate_object OR unique_violation THEN NULL;
      WHEN insufficient_privilege THEN
        RAISE EXCEPTION 'The database user % may not create roles. Ask an administrator to run once: CREATE ROLE workbench_annotator NOLOGIN; GRANT workbench_annotator TO %;', current_user, current_user;
    END;
  END IF;
  IF NOT pg_has_role(current_user, 'workbench_annotator', CASE WHEN v >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    BEGIN
      EXECUTE format('GRANT workbench_annotator TO %I', current_user) || CASE WHEN v >= 160000 THEN ' WITH INHERIT FALSE, SET TRUE' ELSE '' END;
    EXCEPTION WHEN insufficient_privilege THEN
      RAISE EXCEPTION 'The database user % may not take the role workbench_annotator. Ask an administrator to run once: GRANT workbench_annotator TO %;', current_user, current_user;
    END;
  END IF;
END $$;
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM workbench_annotator;
GRANT USAGE ON SCHEMA public TO workbench_annotator;
GRANT SELECT (project_id, id, name, schema_id, schema_version, k, lease_minutes, undo_minutes, hints, status, item_count, buckets, version) ON queue TO workbench_annotator;
GRANT SELECT (project_id, queue_id, priority) ON queue_level TO workbench_annotator;
GRANT SELECT (project_id, queue_id, item, trajectory_id) ON item TO workbench_annotator;
GRANT SELECT (project_id, id, domain, steps, messages, user_turns, tool_calls) ON trajectory TO workbench_annotator;
GRANT SELECT (project_id, trajectory_id, first, n, body) ON trajectory_chunk TO workbench_annotator;
GRANT SELECT (project_id, queue_id, item, ordinal, priority, bucket, pos, done, annotator_id, lease_until, fence) ON slot TO workbench_annotator;
GRANT UPDATE (annotator_id, lease_until, fence, done) ON slot TO workbench_annotator;
GRANT SELECT (project_id, queue_id, annotator_id, item, ordinal, state) ON assignment TO workbench_annotator;
GRANT INSERT (project_id, queue_id, annotator_id, item, ordinal, state), UPDATE (ordinal, state) ON assignment TO workbench_annotator;
GRANT SELECT (project_id, queue_id, annotator_id, seed, cursor_level, cursor_step, cursor_pos, slot_item, slot_ordinal, lease_until, exhausted) ON queue_member TO workbench_annotator;
GRANT INSERT (project_id, queue_id, annotator_id, seed), UPDATE (cursor_level, cursor_step, cursor_pos, slot_item, slot_ordinal, lease_until, exhausted) ON queue_member TO workbench_annotator;
GRANT SELECT (project_id, queue_id, item, ordinal, annotator_id, fence, version, answers, evidence, comment, confidence, active_ms, submitted_at, changed_at) ON annotation TO workbench_annotator;
GRANT INSERT (project_id, queue_id, item, ordinal, annotator_id, fence, version, answers, evidence, comment, confidence, active_ms), UPDATE (version, answers, evidence, comment, confidence, active_ms, changed_at) ON annotation TO workbench_annotator;
GRANT INSERT (project_id, queue_id, item, ordinal, version, annotator_id, actor_id, kind, before, after) ON annotation_version TO workbench_annotator;
GRANT SELECT (project_id, queue_id, item, annotator_id, seq, label_version, body, saved_at), INSERT (project_id, queue_id, item, annotator_id, seq, label_version, body), UPDATE (seq, label_version, body, saved_at), DELETE ON draft TO workbench_annotator;
GRANT SELECT (project_id, queue_id, item, annotator_id, reason, at), INSERT (project_id, queue_id, item, annotator_id, reason) ON skip TO workbench_annotator;
GRANT SELECT (project_id, queue_id, item, annotator_id, reason, at), INSERT (project_id, queue_id, item, annotator_id, reason), UPDATE (reason, at) ON flag TO workbench_annotator;
GRANT INSERT (project_id, id, actor_id, actor_name, verb, object, summary) ON audit_log TO workbench_annotator;
