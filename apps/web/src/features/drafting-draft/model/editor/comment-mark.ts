import { Mark } from '@tiptap/core';

/** A note on a stretch; stretches of several may overlap. It is not pasted from elsewhere. */
export const CommentMark = Mark.create({
  name: 'comment',
  inclusive: false,
  excludes: '',
  addAttributes: () => ({
    id: { default: '', rendered: false },
    text: { default: '', rendered: false },
    at: { default: '', rendered: false },
  }),
  renderHTML: ({ mark }) => [
    'span',
    { 'data-comment': mark.attrs.id, title: mark.attrs.text, 'aria-description': mark.attrs.text },
    0,
  ],
});
