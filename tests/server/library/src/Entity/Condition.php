<?php

declare(strict_types=1);

namespace Library\Entity;

enum Condition: int
{
    case New = 1;
    case Worn = 2;
    case Torn = 3;
}
