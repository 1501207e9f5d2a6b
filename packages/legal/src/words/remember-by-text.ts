/**
 * Remembers what a pure function made of the texts it was given lately. Rules and sentences are held against each other many times over;
 * what is made of one must not be changed by whoever gets it.
 * @param most texts that are remembered at least; at most twice as many
 */
export function rememberByText<Made>(make: (text: string) => Made, most: number): (text: string) => Made {
  let lately = new Map<string, Made>();
  let before = new Map<string, Made>();
  return (text) => {
    const known = lately.get(text);
    if (known !== undefined) return known;
    const made = before.get(text) ?? make(text);
    if (lately.size >= most) {
      before = lately;
      lately = new Map();
    }
    lately.set(text, made);
    return made;
  };
}
