"""
Teaches the word vectors of the assistant which answer belongs to which question.

    npm run eval:teach -- rivals.json           (writes the rival texts)
    python tests/eval/teach.py rivals.json      (needs numpy, torch and pyyaml; about five minutes)
    npm run facts && npm run eval:learn

Reads the table functions/_shared/answerer/finding/word-vectors.json and writes it anew. Each lesson of tests/eval/lessons
is an invented answer with ways to ask for it. The vectors are moved a little, by gradient descent through the score of
finding/finder.ts, so that each way to ask comes nearest to its own answer among all answers of its file and the texts
of the sample venue. Two things hold them back: each vector is drawn to where it began, and words that meant the same
go on doing so. What the vectors are tested with (tests/eval/facts, but for the three sets below) teaches nothing here.
"""

import base64
import glob
import json
import math
import random
import re
import sys

import numpy as np
import torch
import yaml

TABLE = "functions/_shared/answerer/finding/word-vectors.json"
LESSONS = sorted(glob.glob("tests/eval/lessons/*.yaml")) + [
    f"tests/eval/facts/{name}-tuning.yaml" for name in ("ordinary", "far", "third")
]
TEMPERATURE, PULL, KEEP, RATE, ROUNDS, BATCH = 0.05, 0.5, 50, 0.002, 4, 48
# What each sign of a text counts, as in finding/finder.ts without topics, and what a text without a question counts.
SIGNS = {"ask_meaning": 0.28, "ask_words": 0.34, "said_meaning": 0.18, "said_words": 0.14}
WITHOUT_QUESTION = 0.6
MOST_WORDS = 16

random.seed(1)
torch.manual_seed(1)
table = json.load(open(TABLE))
words = table["words"].split(" ")
row_of_word = {word: row for row, word in enumerate(words)}
# Words that tell nothing, as in finding/words.ts.
EMPTY = set(re.search(r"new Set\(\s*'([^']+)'", open("functions/_shared/answerer/finding/words.ts").read())[1].split())


def unpack():
    """The vectors of all words, each as long as the word counts."""
    packed = np.frombuffer(base64.b64decode(table["vectors"]), dtype=np.uint8).reshape(len(words), -1)
    halves = np.empty((len(words), table["dimensions"]), np.int16)
    halves[:, 0::2], halves[:, 1::2] = packed >> 4, packed & 15
    sizes = np.frombuffer(base64.b64decode(table["sizes"]), dtype=np.uint8)
    lengths = np.exp(table["lowest"] + sizes / 255 * (table["highest"] - table["lowest"])) / 127
    return (lengths[:, None] * (halves - 8) * 18).astype(np.float32)


def pack(vectors):
    """Writes vectors into the table: each number as one of fifteen, each length as a byte."""
    largest = np.abs(vectors).max(1)
    halves = np.clip(np.round(vectors / largest[:, None] * 7) + 8, 1, 15).astype(np.uint8)
    lengths = np.log(largest * 127 / 126)
    lowest, highest = float(lengths.min()), float(lengths.max())
    sizes = np.round((lengths - lowest) / (highest - lowest) * 255).astype(np.uint8)
    packed = ((halves[:, 0::2] << 4) | halves[:, 1::2]).astype(np.uint8)
    table.update(lowest=lowest, highest=highest)
    table["sizes"] = base64.b64encode(sizes.tobytes()).decode()
    table["vectors"] = base64.b64encode(packed.tobytes()).decode()
    with open(TABLE, "w") as file:
        json.dump(table, file, separators=(",", ":"), ensure_ascii=False)
        file.write("\n")


def words_of(text):
    return re.findall(r"[a-z]+(?:'[a-z]+)?|\d+", text.lower().replace("’", "'"))


def row_of(word):
    """Row of a word or of its plain form, -1 for an unknown one; as in finding/meaning.ts."""
    for ending, instead in ((None, ""), (r"(?:'s|s|es)$", ""), (r"(?:ing|ed|ly)$", ""), (r"(?:ing|ed)$", "e")):
        form = word if ending is None else re.sub(ending, instead, word)
        if form in row_of_word:
            return row_of_word[form]
    return -1


def rows_of(text):
    return [row for row in map(row_of, words_of(text)) if row >= 0] or [0]


def stem_of(word):
    """A word without what English puts at its end; as in finding/words.ts."""
    plain = re.sub(r"'s?$|'[a-z]+$", "", word)
    if len(plain) < 4:
        return plain
    plain = re.sub(r"ies$", "y", plain)
    plain = re.sub(r"(?<=[a-z]{3})(?:ings?|edly|ed|es|s|ly|ers?|ation|ment)$", "", plain)
    return re.sub(r"(?<=[a-z]{3})[ey]$", "", re.sub(r"([b-df-hj-np-tv-z])\1$", r"\1", plain))


def stems_of(text):
    return {stem_of(word) for word in words_of(text) if word not in EMPTY}


def unit(vectors):
    return vectors / (vectors.norm(dim=-1, keepdim=True) + 1e-9)


def bag(texts):
    rows, starts = [], []
    for text in texts:
        starts.append(len(rows))
        rows += text
    return torch.tensor(rows), torch.tensor(starts)


class Lesson:
    """The answers of a file beside the rivals, and its questions, as far as they do not depend on the vectors."""

    def __init__(self, items, rivals):
        asks = [item["question"] for item in items] + [rival["ask"] or "" for rival in rivals]
        said = [f"{item['question']} {item['answer']}" for item in items] + [rival["said"] for rival in rivals]
        self.count = len(asks)
        self.has_question = torch.tensor([1.0 if ask else 0.0 for ask in asks])
        self.loudness = torch.tensor([1.0] * len(items) + [rival["loudness"] for rival in rivals])
        self.bags = [bag([rows_of(text) for text in texts]) for texts in (asks, said)]
        self.words = [self.places(texts) for texts in (asks, said)]
        spread = {}
        for text in said:
            for stem in stems_of(text):
                spread[stem] = spread.get(stem, 0) + 1
        self.weigh = lambda stem: math.log(1 + (self.count + 600) / (spread.get(stem, 0) + 0.5))
        self.questions = [(self.read(way), place) for place, item in enumerate(items) for way in item["paraphrases"]]

    @staticmethod
    def places(texts):
        """Each word of each text once, the text that it stands in, and the stems of every text."""
        rows, owners, stems = [], [], []
        for place, text in enumerate(texts):
            own = list(dict.fromkeys(rows_of(text)))
            rows += own
            owners += [place] * len(own)
            stems.append(stems_of(text))
        return torch.tensor(rows), torch.tensor(owners), stems

    def read(self, question):
        telling = list(dict.fromkeys(word for word in words_of(question) if word not in EMPTY))[:MOST_WORDS]
        return rows_of(question), [(row_of(word), stem_of(word), self.weigh(stem_of(word))) for word in telling]

    def scores(self, vectors, questions):
        """How near each text comes to each question, as finding/finder.ts works it out."""
        rows, starts = bag([own for own, _ in questions])
        sums = torch.nn.functional.embedding_bag
        asked = unit(sums(rows, vectors, starts, mode="sum"))
        meant = [asked @ unit(sums(own, vectors, at, mode="sum")).T for own, at in self.bags]
        telling = [(place, *word) for place, (_, own) in enumerate(questions) for word in own]
        owner = torch.tensor([place for place, *_ in telling])
        word_rows = torch.tensor([row for _, row, _, _ in telling])
        weight = torch.tensor([weight for *_, weight in telling], dtype=torch.float32)
        own = unit(vectors[word_rows.clamp(min=0)]) * (word_rows >= 0)[:, None]
        whole = torch.zeros(len(questions)).index_add(0, owner, weight)[:, None] + 1e-9
        shared = []
        for rows, owners, stems in self.words:
            known, at = torch.unique(rows, return_inverse=True)
            near = (own @ unit(vectors[known]).T).clamp(min=0)[:, at]
            nearest = torch.zeros(len(telling), self.count).scatter_reduce(1, owners.expand(len(telling), -1), near, "amax")
            same = torch.tensor([[stem in text for text in stems] for _, _, stem, _ in telling])
            nearest = torch.where(same, torch.ones_like(nearest), nearest)
            shared.append(torch.zeros(len(questions), self.count).index_add(0, owner, nearest * weight[:, None]) / whole)
        said_meaning = meant[1].clamp(min=0)
        ask_meaning = self.has_question * meant[0] + (1 - self.has_question) * WITHOUT_QUESTION * said_meaning
        ask_words = self.has_question * shared[0] + (1 - self.has_question) * WITHOUT_QUESTION * shared[1]
        return self.loudness * (
            SIGNS["ask_meaning"] * ask_meaning
            + SIGNS["ask_words"] * ask_words
            + SIGNS["said_meaning"] * said_meaning
            + SIGNS["said_words"] * shared[1]
        )


def teach(rivals):
    lessons = [Lesson(yaml.safe_load(open(file)), rivals) for file in LESSONS]
    began = torch.tensor(unpack())
    vectors = torch.nn.Parameter(began.clone())
    descent = torch.optim.Adam([vectors], lr=RATE)
    for round_ in range(ROUNDS):
        batches = []
        for lesson in lessons:
            questions = random.sample(lesson.questions, len(lesson.questions))
            batches += [(lesson, questions[at : at + BATCH]) for at in range(0, len(questions), BATCH)]
        random.shuffle(batches)
        missed = 0.0
        for lesson, questions in batches:
            scores = lesson.scores(vectors, [question for question, _ in questions]) / TEMPERATURE
            loss = torch.nn.functional.cross_entropy(scores, torch.tensor([place for _, place in questions]))
            used = torch.unique(torch.cat([lesson.bags[0][0], lesson.bags[1][0], bag([q for (q, _), _ in questions])[0]]))
            moved = ((vectors[used] - began[used]) ** 2).sum() / len(used)
            some = used[torch.randperm(len(used))[:500]]
            before, now = unit(began[some]), unit(vectors[some])
            estranged = ((now @ now.T - before @ before.T) ** 2).mean()
            (loss + PULL * moved + KEEP * estranged).backward()
            descent.step()
            descent.zero_grad()
            missed += loss.item()
        print(f"round {round_ + 1}: {missed / len(batches):.3f}", flush=True)
    pack(vectors.detach().numpy())


if __name__ == "__main__":
    teach(json.load(open(sys.argv[1])))
