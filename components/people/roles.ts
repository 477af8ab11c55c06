import type { ProjectRole } from "@/lib/auth/permissions";

/** What each role is called and does, in words for people who choose one. */
export const roleNames: Record<ProjectRole, { name: string; with_article: string; does: string }> = {
  annotator: {
    name: "Annotator",
    with_article: "an annotator",
    does: "Annotators label what the queues hand out, and see nothing that would bias them.",
  },
  lead: {
    name: "Lead",
    with_article: "a lead",
    does: "Leads import, sample, open queues, watch agreement, adjudicate and audit references.",
  },
  researcher: {
    name: "Researcher",
    with_article: "a researcher",
    does: "Researchers read everything, compare and export what is closed.",
  },
  admin: {
    name: "Admin",
    with_article: "an admin",
    does: "Admins do what leads do, and look after people and the audit log.",
  },
};
