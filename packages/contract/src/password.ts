import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** What makes a password easy to guess. */
export const passwordWarning = z.enum([
  'too_short',
  'straight_row',
  'key_pattern',
  'simple_repeat',
  'extended_repeat',
  'sequences',
  'recent_years',
  'dates',
  'top_ten',
  'top_hundred',
  'common',
  'similar_to_common',
  'word_by_itself',
  'names_by_themselves',
  'common_names',
  'user_inputs',
]);
/** What {@link passwordWarning} reads. */
export type PasswordWarning = z.infer<typeof passwordWarning>;

/** What would make it harder to guess. */
export const passwordSuggestion = z.enum([
  'l33t',
  'reverse_words',
  'all_uppercase',
  'capitalization',
  'dates',
  'recent_years',
  'associated_years',
  'sequences',
  'repeated',
  'longer_keyboard_pattern',
  'another_word',
  'use_words',
  'no_need',
]);
/** What {@link passwordSuggestion} reads. */
export type PasswordSuggestion = z.infer<typeof passwordSuggestion>;

/** Says how hard a password is to guess, by the rule that refuses weak ones. Nothing of it is kept or logged. */
export const ratePassword = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/password/rate',
  tag: 'auth',
  access: 'public',
  summary:
    'Says how hard a password is to guess, by the rule that refuses weak ones. Nothing of it is kept or logged.',
  bodyLimitBytes: 4096,
  body: z.object({
    password: z.string().min(1).max(128),
    /** What is known of the person, as it is sent with the password later: not in it, please. */
    mobile: z.string().max(40).optional(),
    nickname: z.string().max(30).optional(),
    /** It is to be the password of the caller's account, whose number and nickname are known. */
    isOwn: z.boolean().default(false),
  }),
  output: z.object({
    /** 0: guessed at once, to 4: beyond anybody's reach. */
    score: z.number().int().min(0).max(4),
    /** It would be taken. */
    acceptable: z.boolean(),
    warning: passwordWarning.nullable(),
    suggestions: z.array(passwordSuggestion),
  }),
  errors: [],
});
