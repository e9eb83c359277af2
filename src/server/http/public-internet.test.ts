import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { InnerAddressError, isInner, openPublic } from "./public-internet.ts";

const timeoutMs = 5_000;

test.each([
  ...[
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
  ],
  ...["::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "64:ff9b::a00:1", "ff02::1"],
])("%s is an address of this machine or its network [API-4]", (address) =>
  expect(isInner(address)).toBe(true),
);

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"])(
  "%s is one of the internet",
  (address) => expect(isInner(address)).toBe(false),
);

test.each([
  "http://recordings.example/1.mp3",
  "https://127.0.0.1/1.mp3",
  "https://[::1]/1.mp3",
  "https://2130706433/1.mp3",
  "https://0x7f.1/1.mp3",
  "https://[::ffff:127.0.0.1]/1.mp3",
])("%s is not asked", async (address) => {
  await expect(openPublic(address, { timeoutMs })).rejects.toThrow(InnerAddressError);
});

test("a name that leads into this network is not asked, whatever else it leads to", async () => {
  const resolve = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "10.0.0.7", family: 4 },
  ];
  await expect(openPublic("https://recordings.example/", { timeoutMs, resolve })).rejects.toThrow(
    "it leads into this server's own network",
  );
});

test("what was looked at is what is connected to: the name is not looked up again", async () => {
  const met: string[] = [];
  const server = createServer((socket) => {
    socket.once("data", (data) => {
      met.push(data.toString("latin1"));
      socket.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const place = server.address();
  const port = typeof place === "object" && place !== null ? place.port : 0;
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return [{ address: "127.0.0.1", family: 4 }];
  };
  const opened = openPublic(`https://recordings.invalid:${port}/`, {
    ...{ timeoutMs, resolve },
    isRefused: () => false,
  });
  await expect(opened).rejects.toMatchObject({ code: "ECONNRESET" });
  expect(asked).toEqual(["recordings.invalid"]);
  // The greeting of TLS names the host, so that its certificate is checked against the name.
  expect(met[0]).toContain("recordings.invalid");
});
