// The least a WebSocket server can do: parse a message, answer one. The yardstick of bench/voice.ts.
import { WebSocketServer } from "ws";

const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
server.on("listening", () => console.log(`ws://127.0.0.1:${server.address().port}`));
server.on("connection", (socket) => {
  socket.on("message", (data) => {
    const { voicePrompt } = JSON.parse(String(data));
    socket.send(JSON.stringify({ type: "text", token: voicePrompt, last: true }));
  });
});
