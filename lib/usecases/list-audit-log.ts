import { LogPart, logPage } from "./log-page";
import { usecase } from "./usecase";

/** Who did what in the project, newest first, 100 at a time. */
export const listAuditLog = usecase({
  name: "list-audit-log",
  permission: "administer",
  db: "project",
  writes: false,
  input: LogPart,
  run: ({ db }, part) => logPage(db.auditLog, part),
});
