import type { Plugin } from 'unified';

/**
 * Leaves addresses text whose marks are escaped (`https\://…`, `www\.…`), as the words of a maker or a law are written: without
 * it the addresses are looked for once more in the finished tree, where no escape is left. Stands behind `remark-gfm`.
 */
export const escapedStaysText: Plugin = function () {
  const data = this.data();
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .map((extension) => (extension.enter?.literalAutolink ? { ...extension, transforms: [] } : extension));
};
