import type { Banner } from '@odonta/api/contract';
import { bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { copyOf, part } from '../../../lib/template.ts';

/** One banner with its link and with who pays for it. `place` is «2 из 5». */
export function slideOf(banner: Banner, slot: number, place: string): HTMLElement {
  const slide = copyOf<HTMLElement>('banner-slide');
  Object.assign(slide, { role: 'group', ariaRoleDescription: 'слайд', ariaLabel: place });
  slide.prepend(linkOf(banner, slot));
  nameAdvertiser(slide, banner);
  return slide;
}

function linkOf(banner: Banner, slot: number): HTMLElement {
  const link = Object.assign(document.createElement('a'), {
    href: banner.click_url,
    target: '_blank',
    rel: 'noopener nofollow sponsored',
    draggable: false,
  });
  link.append(pictureOf(banner, slot));
  return link;
}

function pictureOf(banner: Banner, slot: number): HTMLElement {
  const picture = document.createElement('picture');
  const narrow = Object.assign(document.createElement('source'), {
    media: '(max-width: 760px)',
    srcset: pictureSrc('banners', banner.filename_mobile, 1200),
  });
  const [width = 0, height = 0] = bannerSlotOf(slot)?.desktop ?? [];
  const image = Object.assign(document.createElement('img'), {
    alt: banner.alt,
    width,
    height,
    draggable: false,
  });
  const show = () => image.toggleAttribute('data-loaded', true);
  // Drawn before it is seen: it fades in whole, and is never taken for the page's largest content (ADR 0007).
  image.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(show)));
  // A picture that cannot be loaded still shows its text.
  image.addEventListener('error', show);
  picture.append(narrow, image);
  image.src = pictureSrc('banners', banner.filename, 1200);
  return picture;
}

function nameAdvertiser(slide: HTMLElement, banner: Banner): void {
  const marks = part(slide, '[popover]');
  marks.id = `ad-marks-${banner.id}`;
  part(slide, 'button').setAttribute('popovertarget', marks.id);
  for (const place of marks.querySelectorAll<HTMLElement>('[data-ad]'))
    place.textContent = banner[place.dataset.ad as 'ad_company' | 'ad_inn' | 'ad_reg_number'];
}
