import { fillPlaceholders, telephoneLink } from '../../src/shared/profile.ts';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { home } from '../content/home.ts';
import { Island } from '../island.tsx';
import { ContactForm } from '../islands/contact-form.tsx';
import { ProjectGallery } from '../islands/project-gallery.tsx';
import { usePage, useSite } from '../site.ts';

export function HomePage() {
  const { profile, pictures } = useSite();
  const { formState } = usePage();
  const words = fillPlaceholders(home, profile);
  const projects = words.gallery.projects.flatMap(({ title, location, picture: { name, alt } }) => {
    const picture = pictures[name];
    return picture ? [{ title, location, alt, picture }] : [];
  });
  return (
    <Layout>
      <Meta title={`${words.title} | ${profile.name}`} description={words.description} keywords={words.keywords} />
      <section className="hero">
        <SitePicture name={words.hero.picture.name} alt={words.hero.picture.alt} first />
        <h1>{words.hero.headline}</h1>
        <p>{words.hero.text}</p>
        <a className="button" href="#contact">
          Get a Free Estimate
        </a>
        <a href="#services">Explore Our Services</a>
        <a href="/fence-financing">Finance Your Fence – Learn More</a>
      </section>
      <section id="gallery">
        <h2>{words.gallery.heading}</h2>
        <p>{words.gallery.intro}</p>
        <Island name="project-gallery" component={ProjectGallery} props={{ projects }} />
        <a href="/gallery">View All Projects</a>
      </section>
      <section id="contact">
        <h2>{words.contact.heading}</h2>
        <p>{words.contact.intro}</p>
        <Island name="contact-form" component={ContactForm} props={{ state: formState, phone: profile.phone }} />
        <a href={telephoneLink(profile.phone)}>{profile.phone}</a>
      </section>
    </Layout>
  );
}
