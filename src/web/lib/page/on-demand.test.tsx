import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type MissingPartProps, missing, onDemand } from "./on-demand.tsx";

afterEach(() => {
  cleanup();
  missing.Part = null;
  vi.useRealTimers();
});

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

test("something stands in the place of a component whose code is on its way, and then the component", async () => {
  let bringCode: (code: typeof Greeting) => void = () => {};
  const code = new Promise<typeof Greeting>((resolve) => {
    bringCode = resolve;
  });
  const Piece = onDemand(
    () => code,
    ({ name }) => <p>{`Waiting for ${name}`}</p>,
  );
  render(<Piece name="Ann" />);
  expect(screen.getByText("Waiting for Ann")).toBeTruthy();
  bringCode(Greeting);
  expect(await screen.findByText("Hello Ann")).toBeTruthy();
  expect(screen.queryByText("Waiting for Ann")).toBeNull();
});

test("a component whose code was fetched before is drawn at once, and fetched once", async () => {
  const load = vi.fn(async () => Greeting);
  const Piece = onDemand(load, "Waiting");
  await Piece.fetch();
  render(<Piece name="Ann" />);
  expect(screen.getByText("Hello Ann")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

/** Code that does not come until the line is mended. */
function brokenLine() {
  const line = { isDown: true };
  const load = async () => {
    if (line.isDown) throw new Error("The line is down");
    return Greeting;
  };
  return { line, load };
}

const Missed = ({ place, onTry }: MissingPartProps) => (
  <button type="button" onClick={() => onTry().catch(() => {})}>
    {place}: missed
  </button>
);

test("code that did not come is told in its place, and asked for again by whoever tells it [NET-1]", async () => {
  missing.Part = Missed;
  const { line, load } = brokenLine();
  const Piece = onDemand(load, "Waiting");
  await Piece.fetch();
  render(<Piece name="Ann" />);
  const button = await screen.findByText("Waiting: missed");
  await act(async () => fireEvent.click(button));
  expect(screen.getByText("Waiting: missed")).toBeTruthy();
  line.isDown = false;
  fireEvent.click(button);
  expect(await screen.findByText("Hello Ann")).toBeTruthy();
});

test("while nothing can tell it, code that did not come is asked for again until it comes [NET-1]", async () => {
  vi.useFakeTimers();
  const { line, load } = brokenLine();
  const Piece = onDemand(load, "Waiting");
  render(<Piece name="Ann" />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText("Waiting")).toBeTruthy();
  line.isDown = false;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText("Hello Ann")).toBeTruthy();
});
