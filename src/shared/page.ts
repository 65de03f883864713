import type { SignInWays } from './admin/accounts.ts';
import type { CurrentPrices } from './admin/price-versions.ts';
import type { Role } from './admin/roles.ts';
import type { CatalogCitation, CatalogFile, CatalogSearch } from './catalog.ts';
import type { Redirect } from './content/addresses.ts';
import type { SiteContent } from './content/compose.ts';
import type { Documents } from './content/documents.ts';
import type { LegalContent, ServiceContent, TownContent } from './content.ts';
import type { EstimateView } from './estimate/view.ts';
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

/** The data of every page: the same for all visitors until the owner changes something. */
export interface Site {
  /** Raised on every change by the owner. Pages cached under an older version are stale. */
  version: number;
  profile: Profile;
  /** The text of every page as the editor has it. */
  documents: Documents;
  /** Redirects of addresses that no page has, by address. */
  redirects: ReadonlyMap<string, Redirect>;
  /** The text of every page as the views read it. */
  content: SiteContent;
  /** The pages of the site, and their addresses. */
  map: SiteMap;
  /** A bar on every page says that this is a demo. */
  isDemo: boolean;
  /** The site's public address without a trailing slash. */
  publicUrl: string;
  /** The pictures that text may show, by name: built-in ones, and the owner's uploads, which may replace them. */
  pictures: Record<string, Picture>;
  /** The published projects that have a photo, newest month first. */
  projects: readonly ShownProject[];
  /** The gallery in order, for visitors without JavaScript. */
  gallery: readonly GalleryPicture[];
  /** Public uploaded pictures, site slots first. */
  uploads: readonly GalleryPicture[];
  /** Every uploaded picture, site slots first, for staff without JavaScript. */
  staffUploads: readonly GalleryPicture[];
  /** The original's file of each picture in `uploads`, by the picture's name. */
  originals: ReadonlyMap<string, string>;
  /** Photos of projects that no published project shows, including deleted ones: only staff may open them. */
  staffPictures: readonly StaffPicture[];
  catalog: CatalogFile | undefined;
  /** The prices of "Price my fence". */
  prices: CurrentPrices;
  /** The built files, and the style sheet of the owner's accent. */
  assets: BuiltAssets;
  /** The drawings of service pages that are files, by name. */
  drawings: Readonly<Record<string, Drawing>>;
  /** The color of the browser's toolbar. */
  themeColor: string;
}

/** Addresses of the built files, each with a hash of its content in it. */
export interface BuiltAssets {
  /** The script of every page. */
  script: string;
  /** The scripts of islands, each loaded when its first island starts. */
  scripts: Readonly<Record<'forms' | 'planner' | 'admin', string>>;
  /** The script that shows notifications on the owner's devices; served below the admin. */
  worker: string;
  style: string;
  /** Three tokens that override those of `style`; absent for the default accent. */
  accentStyle?: string | undefined;
  /** Loaded only by Price my fence. */
  priceStyle: string;
  /** Loaded only by the customer's page of an estimate. */
  estimateStyle: string;
  /** Loaded only by the unlisted screens. */
  adminStyle: string;
  font: string;
  /** The font of text, which the admin fetches ahead too. */
  textFont: string;
}

/** A picture that only staff may open. */
export interface StaffPicture {
  picture: Picture;
  /** The original's file; absent for a deleted picture. */
  original?: string;
}

/** An entry of `GET /api/images` (docs/product.md, "Records"); only the first three fields are always present. */
export interface GalleryPicture {
  name: string;
  path: string;
  url: string;
  alt?: string;
  picture?: Picture;
}

/** The result of a plain form post, for the page that it returns to (docs/decisions.md, "Without JavaScript"). */
export interface FormState {
  form: 'contact' | 'estimate' | 'price' | 'photos';
  values?: Record<string, string>;
  fields?: FieldMessages;
  /** Why it could not be sent, if no field is to blame. */
  message?: string;
  /** The reference of a stored request. */
  reference?: string;
  /** The result of the request's photos. */
  photos?: PhotoOutcome;
}

/** The visitor's fence plan, from the address or a plain post; each part may be missing. */
export interface PlanState {
  plan?: FencePlan;
  /** The height in inches that the visitor chose, if the fence isn't made in it. */
  requestedHeight?: number;
  /** Typed values that aren't part of the plan yet, or can't be read, by the names of the controls. */
  typed?: Typed;
  fields?: FieldMessages;
  /** Why the link could not be read. */
  message?: string;
}

/** The result of a plain upload, for the page that it returns to (docs/decisions.md, "Details"). */
export interface UploadOutcome {
  success: boolean;
  message: string;
  /** No one was signed in: the page shows the login. */
  signedOut?: boolean;
}

/** A refused plain login, on the page that it returns to (docs/decisions.md, "Without JavaScript"). */
export interface SignInFailure {
  message: string;
  /** The password was right, and a code is required too. */
  secondStep?: true;
  /** The typed email. */
  email?: string;
}

/** The page of a one-time link. Without a person the link doesn't work, and the message says why. */
export interface WelcomeView {
  person?: { name: string; email: string; role: Role };
  /** The address of the form. */
  action?: string;
  message?: string;
  /** The address allows passkeys. */
  takesPasskey?: boolean;
  /** Problems of the password. */
  messages?: readonly string[];
}

/** The page where the owner chooses the first password. */
export interface FirstPasswordView {
  /** The code, which the form sends with the password. */
  code?: string;
  /** Why the code doesn't work: someone has chosen a password, or the code is older than an hour, or no start has printed it. */
  problem?: 'done' | 'too old' | 'wrong' | undefined;
  /** Problems of the password. */
  messages?: readonly string[];
}

/** The subject of a page: a screen, and its document if the screen has several. */
export type ShownScreen =
  | { screen: 'service'; document: ServiceContent }
  | { screen: 'town'; document: TownContent }
  | { screen: 'legal'; document: LegalContent }
  | { screen: FixedScreen | 'error' | 'estimate' | 'welcome' | 'first-password' };

/** One page to render for one request. */
export type PageInput = ShownScreen & PageState & { path: string; unlisted: boolean };

/** A page as all visitors see it. */
export type ShownPage = ShownScreen & { path: string; unlisted: boolean };

/** Separates one request's own state from the part that all visitors see: every field that isn't named here is the visitor's. */
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
  /** The fields of the login besides the password; set for the staff pages only. */
  signIn?: SignInWays | undefined;
  /** The page of a one-time link. */
  welcome?: WelcomeView;
  /** The page where the owner chooses the first password. */
  firstPassword?: FirstPasswordView;
  /** The estimate, on the customer's estimate page. */
  estimate?: EstimateView;
  /** For the error screen. */
  message?: string;
  /** The part of the gallery that visitors without JavaScript see, from 1. */
  galleryPart?: number;
  /** The requested projects of the gallery. */
  projectFilter?: ProjectFilter;
  /** The part of the gallery's projects that is shown, from 1. */
  projectPart?: number;
  /** The catalog page that the contact form is about. */
  catalogCitation?: CatalogCitation;
  /** The visitor's search in the catalog; absent for the whole catalog. */
  catalogSearch?: CatalogSearch | undefined;
}

/**
 * Lets one page fade into the next (CSS View Transitions 2, section 2.3). It is part of the page itself: Chromium skips a transition, with
 * an error in the console, if it checks before the style sheet has arrived.
 */
export const pageTransitionStyle = '@view-transition{navigation:auto}';
