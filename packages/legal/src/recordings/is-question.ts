import { rememberByText } from '../words/remember-by-text.ts';

const MARK = /[？?]\s*$/;
/** Recognisers leave question marks out: the words tell as well. */
const ASKS =
  /(?:吗|么|没有|是不是|对不对|是吧|对吧|行不行|好不好)[。，,.\s]*$|(?:^|[，,。])[^，,。在着还没]{1,4}呢[。，,.\s]*$|(?<!不管|看看|知道|问问)(?:是不是|有没有)(?=[^，。]{2})|(?:^|[，,。\s])(?:谁|哪|几时|啥时候|什么时候|多少|怎么|为什么|为啥|咋|有没有|是不是|能不能|会不会|要不要|知不知道|请问|问一下)|(?:你|您)[^，,。]{0,8}(?:啥时候|什么时候|几时|怎么|为什么|为啥|多少|哪)|(?:多少|什么|哪里|哪儿|哪个|几个|几次|几月|几号|多久|谁)(?:钱|人|东西|时候|事)?(?:的|啊|呀|呢|来着)?[。，,.\s]*$/;
/** 我还没有。, 什么都没有: ends in what asks elsewhere, and tells. */
const TELLS =
  /(?:我|他|她|都|也|还|就|从来|根本|真的?|确实)[^，。？]{0,6}没有[。，,.\s]*$|^没有[。，,.\s]*$|什么都|谁都|怎么[都也]|不管|无论|[看算查]到底|[弄搞查]清楚?到底|我[^，。]{0,6}不(?:知道|清楚|晓得|懂|明白)[^，。]{0,8}(?:什么|谁|哪)|十几[号天个]|[差才][一二两三四五六七八九十百千万]+呢|(谁|哪[天里儿]|什么时候|啥时候|几时|多少|怎么|什么)[^，。？]{1,8}[，,]?(?:你|您|我|就|我们|你们)*[找问给退还付]?\1/;

/** Whether what somebody said asks something, with a mark or without. Summary, statements, tasks and speakers ask it of the same sentences. */
export const isQuestion: (text: string) => boolean = rememberByText(
  (text) => MARK.test(text) || (ASKS.test(text) && !TELLS.test(text)),
  20_000,
);
