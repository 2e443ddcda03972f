/** For a drawn button that stands for no action of the game: Enter and Space do what a click does. */
export const pressed = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
};
