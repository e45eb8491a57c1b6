/** How to give back what was taken. */
type Leave = () => void;

/** Lets in as much as there is room for. Who finds too little gets null, and may come again. */
export function createRoom(bytes: number): (wanted: number) => Leave | null {
  let free = bytes;
  return (wanted) => {
    if (wanted > free) return null;
    free -= wanted;
    return () => void (free += wanted);
  };
}
