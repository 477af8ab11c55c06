import { leaves as registry, type SignalType } from "@/lib/signals/schema";
import { BarList } from "../chart/bar-list";
import { poolAddress } from "../pool/pool-search";
import { readType, type ShownLayer } from "../signal/layer";
import { Shape } from "../signal/shape";
import { formatPercent } from "../ui/format";

const columns: readonly { layer: ShownLayer; title: string; note: string }[][] = [
  [{ layer: "interaction", title: "Interaction", note: "for learning" }],
  [{ layer: "execution", title: "Execution", note: "for learning" }],
  [
    { layer: "environment", title: "Environment", note: "diagnosis only" },
    { layer: "satisfaction", title: "Satisfaction", note: "finding exemplars" },
  ],
];

interface LeavesPanelProps {
  project: string;
  leaves: readonly { type: SignalType; n: number }[];
  analysed: number;
}

/** In how many trajectories each leaf fired, by layer, all on one scale; each row leads to them. */
export function LeavesPanel({ project, leaves, analysed }: LeavesPanelProps) {
  const counts = new Map(leaves.map(({ type, n }) => [type, n]));
  const most = Math.max(1, ...leaves.map(({ n }) => n));
  return (
    <div className="grid grid-cols-3 gap-x-10 gap-y-6 max-narrow:grid-cols-2 max-phone:grid-cols-1">
      {columns.map((layers) => (
        <div key={layers[0]!.layer} className="grid content-start gap-5">
          {layers.map(({ layer, title, note }) => (
            <section key={layer} aria-label={`${title}, ${note}`}>
              <h3 className="mb-1 flex items-center gap-2 text-sm">
                <Shape layer={layer} size="lg" />
                {title}
                <span className="meta ml-auto">{note}</span>
              </h3>
              <BarList
                max={most}
                tone={layer}
                rows={registry
                  .filter(({ type }) => readType(type).shown === layer)
                  .map(({ type, name }) => ({ type, name, n: counts.get(type) ?? 0 }))
                  .sort((a, b) => b.n - a.n)
                  .map(({ type, name, n }) => ({
                    key: type,
                    label: name,
                    n,
                    note: analysed > 0 ? `${formatPercent(n / analysed, 1)}%` : "",
                    href: n > 0 ? poolAddress(project, { any: [type] }) : undefined,
                  }))}
              />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
