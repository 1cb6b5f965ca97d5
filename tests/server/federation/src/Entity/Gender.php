<?php

declare(strict_types=1);

namespace App\Entity;

enum Gender: string
{
    case Male = 'M';
    case Female = 'F';
}
