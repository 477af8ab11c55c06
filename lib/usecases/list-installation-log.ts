import { LogPart, logPage } from "./log-page";
import { usecase } from "./usecase";

/** What belongs to no project: sign-ins, accounts, new projects. For the installation's administrators. */
export const listInstallationLog = usecase({
  name: "list-installation-log",
  permission: "operate",
  db: "instance",
  writes: false,
  input: LogPart,
  run: ({ db }, part) => logPage(db.auditLog, part),
});
