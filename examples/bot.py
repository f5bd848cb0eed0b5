"""A bot for Durbar: it takes every seat it is invited to and answers every question at random.

    DURBAR_TOKEN=durbar_… python3 examples/bot.py https://durbar.example
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
HEADERS = {"Authorization": "Bearer " + os.environ["DURBAR_TOKEN"], "Content-Type": "application/json"}


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER + "/api/bot/" + path, data, HEADERS), timeout=60)


def post(table, what, body=None):
    try:
        call(f"tables/{table}/{what}", body or {}).close()
    except urllib.error.HTTPError as refusal:
        print(what, refusal.read().decode(), file=sys.stderr)


def choose(question, view):
    """This is where your bot thinks: the view is the table as its seat sees it."""
    return random.choice(question["choices"])["text"]


def hear(line, me):
    info = line.get("info", {})
    table = line.get("table") or info.get("id")
    if line["type"] == "invited":
        post(table, "accept")
    for seat in info.get("seats", []):
        if seat.get("person", {}).get("id") == me:
            if info["status"] == "open" and not seat["ready"]:
                post(table, "accept")
            if info["status"] == "running" and seat["away"]:
                post(table, "return")
    question = line.get("question")
    if question and question["choices"]:
        post(table, "answer", {"number": line["number"], "text": choose(question, line["view"])})


def main():
    me = None
    while True:
        try:
            for text in call("stream"):
                line = json.loads(text)
                if line["type"] == "welcome":
                    me = line["me"]["id"]
                hear(line, me)
        except urllib.error.HTTPError as refusal:
            sys.exit(refusal.read().decode())
        except OSError:
            pass
        time.sleep(1)


main()
