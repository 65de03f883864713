/** A run of pickets with one missing and one leaning: the picture of a page that is not there. */
export function BrokenFence() {
  const pickets = Array.from({ length: 13 }, (_none, index) => index).filter((index) => index !== 7);
  return (
    <svg className="message__fence" viewBox="0 0 640 150" aria-hidden="true" fill="currentColor">
      <path d="M0 66h640v12H0zM0 112h640v12H0z" opacity="0.55" />
      {pickets.map((index) => (
        <path
          key={index}
          d="M0 150V24L15 4l15 20v126z"
          transform={index === 8 ? 'translate(388 6) rotate(-13 15 150)' : `translate(${index * 49 + 10} 0)`}
        />
      ))}
    </svg>
  );
}
