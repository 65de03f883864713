const spacing = 49;
const pickets = 41;
const missing = 20;
const leaning = missing + 1;

/** A long run of pickets with one missing and one leaning: the picture of a page that is not there. */
export function BrokenFence() {
  const width = pickets * spacing;
  const standing = Array.from({ length: pickets }, (_none, index) => index).filter((index) => index !== missing);
  return (
    <svg
      className="message__fence"
      viewBox={`0 0 ${width} 150`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d={`M0 66h${width}v12H0zM0 112h${width}v12H0z`} opacity="0.55" />
      {standing.map((index) => (
        <path
          key={index}
          d="M0 150V24L15 4l15 20v126z"
          transform={`translate(${index * spacing + 10} 0)${index === leaning ? ' translate(-14 6) rotate(-13 15 150)' : ''}`}
        />
      ))}
    </svg>
  );
}
