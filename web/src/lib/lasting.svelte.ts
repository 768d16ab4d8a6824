/** Make state that several parts of the page share. Derived values belong to the part of the page that makes them, and
 *  keep their last value once it is gone, such as a tab that is left; made here they belong to none. */
export function lasting<T>(make: () => T): T {
  let made: { it: T } | null = null;
  $effect.root(() => {
    made = { it: make() };
  });
  return made!.it;
}
