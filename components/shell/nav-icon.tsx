import {
  Braces,
  Camera,
  ChartSpline,
  Dices,
  FileChartColumn,
  Gavel,
  Grid2x2,
  House,
  KeyRound,
  Layers,
  ListChecks,
  Rows3,
  Ruler,
  Scale,
  ScrollText,
  Settings,
  Share,
  SquareStack,
  TextAlignStart,
  Activity,
  Blend,
  Columns2,
  HeartPulse,
  Users,
  Upload,
  Vote,
} from "lucide-react";

const icons = {
  overview: House,
  home: House,
  trajectories: TextAlignStart,
  signals: Activity,
  samples: Dices,
  planner: Ruler,
  queues: Rows3,
  annotate: ListChecks,
  agreement: Blend,
  votes: Vote,
  adjudication: Scale,
  references: Columns2,
  judges: Gavel,
  diagnostics: Grid2x2,
  rewards: ChartSpline,
  strategies: SquareStack,
  studies: FileChartColumn,
  snapshots: Camera,
  exports: Share,
  imports: Upload,
  people: Users,
  projects: Layers,
  tokens: KeyRound,
  api: Braces,
  audit: ScrollText,
  health: HeartPulse,
  settings: Settings,
} as const;

/** Places by name, so that a server page can name an icon without handing a function to the browser. */
export type NavIconName = keyof typeof icons;

export function NavIcon({ name }: { name: NavIconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
}
