/** The real page as visitors see it now, with what was saved last. @param page its address */
export function SetUpPage({ page }: { page: string }) {
  return (
    <section className="set-up__page" aria-labelledby="set-up-page">
      <div className="set-up__page-head">
        <h2 id="set-up-page">Your website now</h2>
        <a href={page} target="_blank" rel="noopener">
          Open it
        </a>
      </div>
      <iframe className="set-up__frame" src={page} title="Your website" loading="lazy" />
    </section>
  );
}
