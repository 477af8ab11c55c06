-- The annotator's database role. Run after every migration and at each start: grants are not part of the migrations,
-- because roles belong to the whole server. Annotator-facing use cases work as this role, so a query that names a sealed
-- table or column (arms, signals, rewards, heads, audit log contents) is refused by PostgreSQL itself.
-- Columns, not tables, are granted: a new column is sealed until it is listed in lib/db/annotator-grants.ts.
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
