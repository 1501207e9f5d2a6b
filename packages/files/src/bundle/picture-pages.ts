import { readFile } from 'node:fs/promises';
import { readImagePage } from '../formats/image/image-page.ts';
import type { ParserLimits } from '../reading/parser-limits.ts';
import { setPages } from './typst-pages.ts';

/** A4 with a margin, in points. */
const SHORT = 595.28;
const LONG = 841.89;
const MARGIN = 34;
/** A picture that is so many times as high as wide is a screen that was scrolled: it goes on over several pages. */
const SCROLLED = 3;
const SCROLLED_WIDTH = 360;
/** What stands on two pages, so that no line is cut on both. */
const OVERLAP = 24;
/** A picture of a few dots is not blown up. */
const POINTS_PER_DOT = 0.75;

const PROGRAM = `#let plan = json(bytes(sys.inputs.plan))
#for from in plan.tops {
  page(width: plan.page.at(0) * 1pt, height: plan.page.at(1) * 1pt, margin: 0pt,
    place(center + horizon, box(width: plan.width * 1pt, height: plan.height * 1pt, clip: true,
      place(top + left, dy: -from * 1pt, image("picture", width: plan.width * 1pt, height: plan.whole * 1pt)))))
}`;

/** A picture on a page of A4 that lies as it does; a long picture of a screen on several. @throws ParseFailure */
export async function picturePages(
  path: string,
  limits: ParserLimits,
): Promise<{ pages: number; content: Uint8Array }> {
  const { dotsWide, dotsHigh } = await readImagePage(path, limits);
  const plan = fit(dotsWide, dotsHigh);
  const content = setPages({
    program: PROGRAM,
    inputs: { plan: JSON.stringify(plan) },
    files: { picture: await readFile(path) },
  });
  return { pages: plan.tops.length, content };
}

function fit(dotsWide: number, dotsHigh: number) {
  const ratio = dotsHigh / dotsWide;
  if (ratio > SCROLLED) {
    const width = Math.min(SCROLLED_WIDTH, dotsWide * POINTS_PER_DOT);
    const high = width * ratio;
    const height = Math.min(high, LONG - 2 * MARGIN);
    const tops = [0];
    while ((tops.at(-1) ?? 0) + height < high - 0.5) tops.push((tops.at(-1) ?? 0) + height - OVERLAP);
    return { page: [SHORT, LONG], width, height, whole: high, tops };
  }
  const page = dotsWide > dotsHigh ? [LONG, SHORT] : [SHORT, LONG];
  const [wide = SHORT, high = LONG] = page;
  const scale = Math.min(POINTS_PER_DOT, (wide - 2 * MARGIN) / dotsWide, (high - 2 * MARGIN) / dotsHigh);
  const height = dotsHigh * scale;
  return { page, width: dotsWide * scale, height, whole: height, tops: [0] };
}
