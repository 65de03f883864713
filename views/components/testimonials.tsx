import type { Testimonial } from '../../src/shared/profile.ts';

const starCount = 5;

/** What customers say; each gave five stars (docs/product.md, "Home page"). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="testimonials">
      {testimonials.map(({ quote, author, location }) => (
        <li key={`${author} ${quote}`}>
          <p className="stars">
            <span aria-hidden="true">{'★'.repeat(starCount)}</span>
            <span className="unseen">{starCount} out of 5 stars</span>
          </p>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <p className="testimonials__author">
            <strong>{author}</strong> {location && <span>{location}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
