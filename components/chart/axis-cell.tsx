import { placeOn, type Scale } from "./scale";

/** The axis under a column of interval plots. */
export function AxisCell({ scale }: { scale: Scale }) {
  return (
    <svg className="axis" width="100%" height="38" aria-hidden="true">
      <line className="axis__line" x1="0" x2="100%" y1="0.5" y2="0.5" />
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className="axis__line"
            x1={`${placeOn(scale, tick)}%`}
            x2={`${placeOn(scale, tick)}%`}
            y1="0"
            y2="4"
          />
          <text x={`${placeOn(scale, tick)}%`} y="16" textAnchor="middle">
            {scale.format(tick)}
          </text>
        </g>
      ))}
      <text x="50%" y="32" textAnchor="middle">
        {scale.label}
      </text>
    </svg>
  );
}
