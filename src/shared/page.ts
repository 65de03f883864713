import type { CurrentPrices } from './admin/price-versions.ts';
import type { CatalogCitation, CatalogFile, CatalogSearch } from './catalog.ts';
import type { Redirect } from './content/addresses.ts';
import type { SiteContent } from './content/compose.ts';
import type { Documents } from './content/documents.ts';
import type { LegalContent, ServiceContent, TownContent } from './content.ts';
import type { Drawing } from './fence/drawing.ts';
import type { FencePlan } from './fence/plan.ts';
import type { Typed } from './fence/typed-plan.ts';
import type { FieldMessages } from './fields.ts';
import type { PhotoOutcome } from './lead/lead-photos.ts';
import type { Picture } from './pictures/pictures.ts';
import type { ProjectFilter, ShownProject } from './pictures/projects.ts';
import type { Profile } from './profile.ts';
import type { FixedScreen } from './routes.ts';
import type { SiteMap } from './site-map.ts';

/** The source of every page: the same for all visitors until the owner changes something. */
export interface Site {
  /** Bumped on every change by the owner. Pages cached under an older version are stale. */
  version: number;
  profile: Profile;
  /** The words of every page as the editor has them. */
  documents: Documents;
  /** Redirects whose address no page has, by that address. */
  redirects: ReadonlyMap<string, Redirect>;
  /** Former choices, for forms that were opened before a change. */
  /** The words of every page as the views read them. */
  content: SiteContent;
  /** Which pages there are, and where. */
  map: SiteMap;
  /** The site's public address without a trailing slash. */
  publicUrl: string;
  /** The pictures that words may show, by name: built-in ones, with the owner's uploads over and beside them. */
  pictures: Record<string, Picture>;
  /** The published projects that have a photo, the newest month first. */
  projects: readonly ShownProject[];
  /** The gallery in its order, for visitors without JavaScript. */
  gallery: readonly GalleryPicture[];
  /** Uploaded pictures that everyone may see, site slots first. */
  uploads: readonly GalleryPicture[];
  /** Every uploaded picture, site slots first, for staff without JavaScript. */
  staffUploads: readonly GalleryPicture[];
  /** The original's file of each picture in `uploads`, by the picture's name. */
  originals: ReadonlyMap<string, string>;
  /** Photos of projects that no published project shows, deleted photos of projects included: only staff may open them. */
  staffPictures: readonly StaffPicture[];
  catalog: CatalogFile | undefined;
  /** The prices of "Price my fence". */
  prices: CurrentPrices;
  /** The built files, and the style sheet of the owner's accent. */
  assets: BuiltAssets;
  /** The drawings of service pages that are files, by their names. */
  drawings: Readonly<Record<string, Drawing>>;
  /** Of the browser's own bars around the page. */
  themeColor: string;
}

/** Addresses of the built files, each with a hash of its content in it. */
export interface BuiltAssets {
  /** The script of every page. */
  script: string;
  /** The scripts of islands, each fetched when its first island wakes. */
  scripts: Readonly<Record<'forms' | 'planner' | 'admin', string>>;
  /** The script that shows notifications on the owner's devices; served below the admin. */
  worker: string;
  style: string;
  /** Three tokens over those of `style`; absent for the default accent. */
  accentStyle?: string | undefined;
  /** Loaded by Price my fence alone. */
  priceStyle: string;
  /** Loaded by the unlisted screens alone. */
  adminStyle: string;
  font: string;
}

/** A picture that only staff may open. */
export interface StaffPicture {
  picture: Picture;
  /** The original's file; absent for a deleted picture. */
  original?: string;
}

/** An entry of `GET /api/images` (docs/product.md, "Records"); only the first three are certain. */
export interface GalleryPicture {
  name: string;
  path: string;
  url: string;
  alt?: string;
  picture?: Picture;
}

/** The outcome of a plain form post, for the page that it returns to (docs/decisions.md, "Without JavaScript"). */
export interface FormState {
  form: 'contact' | 'estimate' | 'price';
  values?: Record<string, string>;
  fields?: FieldMessages;
  /** Why it could not be sent, when no field is to blame. */
  message?: string;
  /** The reference of a request that was stored. */
  reference?: string;
  /** The outcome of the photos of the request. */
  photos?: PhotoOutcome;
}

/** The visitor's fence plan, from the address or a plain post; each part may be missing. */
export interface PlanState {
  plan?: FencePlan;
  /** Inches; set where the fence is not made in the height that the visitor chose. */
  requestedHeight?: number;
  /** Typed values that are not part of the plan yet, or cannot be read, by the names of the controls. */
  typed?: Typed;
  fields?: FieldMessages;
  /** Why the link could not be read. */
  message?: string;
}

/** The outcome of a plain upload, for the page that it returns to (docs/decisions.md, "Details"). */
export interface UploadOutcome {
  success: boolean;
  message: string;
  /** Nobody was signed in: the page offers to. */
  signedOut?: boolean;
}

/** A plain login that was refused, on the page it returns to (docs/decisions.md, "Without JavaScript"). */
export interface SignInFailure {
  message: string;
  /** The password was right, and a code is asked for too. */
  secondStep?: true;
}

/** The subject of a page: a screen, with its document where the screen has several. */
export type ShownScreen =
  | { screen: 'service'; document: ServiceContent }
  | { screen: 'town'; document: TownContent }
  | { screen: 'legal'; document: LegalContent }
  | { screen: FixedScreen | 'error' };

/** One page to render for one request. */
export type PageInput = ShownScreen & PageState & { path: string; unlisted: boolean };

/** A page as all visitors see it. */
export type ShownPage = ShownScreen & { path: string; unlisted: boolean };

/** Splits what one request left behind from what all visitors see: whatever is not named here is the visitor's. */
export function splitPage(input: PageInput): { page: ShownPage; visitor: PageState } {
  const { screen, document, path, unlisted, ...visitor } = input as PageInput & { document?: unknown };
  const page = { screen, ...(document !== undefined && { document }), path, unlisted };
  return { page: page as ShownPage, visitor };
}

/** The state of one request that its page shows. */
export interface PageState {
  formState?: FormState;
  planState?: PlanState | undefined;
  uploadOutcome?: UploadOutcome;
  signInFailure?: SignInFailure;
  /** True if the visitor is signed in; set for the staff pages only. */
  signedIn?: boolean;
  /** For the error screen. */
  message?: string;
  /** Which part of the gallery visitors without JavaScript see, from 1. */
  galleryPart?: number;
  /** Which of the gallery's projects are asked for. */
  projectFilter?: ProjectFilter;
  /** Which part of the gallery's projects is shown, from 1. */
  projectPart?: number;
  /** The page of the catalog that the contact form is to be about. */
  catalogCitation?: CatalogCitation;
  /** The visitor's search in the catalog; absent for the whole catalog. */
  catalogSearch?: CatalogSearch | undefined;
}

/**
 * Lets one page fade into the next (CSS View Transitions 2, section 2.3). It stands in the page itself: Chromium gives a transition up,
 * with an error in the console, when it looks before the style sheet has arrived.
 */
export const pageTransitionStyle = '@view-transition{navigation:auto}';
